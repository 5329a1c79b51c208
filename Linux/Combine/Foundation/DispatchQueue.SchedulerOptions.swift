public import Dispatch

extension DispatchQueue {
    /// How a queue runs an action.
    public struct SchedulerOptions: @unchecked Sendable {
        /// How urgent the action is.
        public var qos: DispatchQoS

        /// How the action is treated among those of the queue.
        public var flags: DispatchWorkItemFlags

        /// The group that the action belongs to, if any.
        public var group: DispatchGroup?

        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }
}
