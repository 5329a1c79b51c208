public import Foundation

extension OperationQueue {
    /// A moment on the clock of operation queues.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment as a date.
        public var date: Date

        public init(_ date: Date) {
            self.date = date
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }
    }
}

extension OperationQueue.SchedulerTimeType {
    /// A length of time in seconds.
    public struct Stride: _SecondsStride {
        public typealias FloatLiteralType = TimeInterval
        public typealias IntegerLiteralType = TimeInterval
        public typealias Magnitude = TimeInterval

        /// The number of seconds.
        public var magnitude: TimeInterval

        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }
    }
}
