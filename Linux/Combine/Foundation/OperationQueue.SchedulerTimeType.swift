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
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Codable, Sendable
    {
        public typealias FloatLiteralType = TimeInterval
        public typealias IntegerLiteralType = TimeInterval
        public typealias Magnitude = TimeInterval

        /// The number of seconds.
        public var magnitude: TimeInterval

        /// The number of seconds.
        public var timeInterval: TimeInterval { magnitude }

        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }

        public init(integerLiteral value: TimeInterval) {
            self.init(value)
        }

        public init(floatLiteral value: TimeInterval) {
            self.init(value)
        }

        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = TimeInterval(exactly: source) else { return nil }
            self.init(value)
        }

        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

        public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
        public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
        public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
        public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

        public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
        public static func seconds(_ s: Double) -> Self { Self(s) }
        public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1000) }
        public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
    }
}
