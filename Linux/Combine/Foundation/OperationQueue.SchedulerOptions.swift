public import Foundation

extension OperationQueue {
    /// How an operation queue runs an action; there's nothing to choose.
    public struct SchedulerOptions: Sendable {}
}
