public import Dispatch

extension DispatchQueue.SchedulerTimeType {
    /// A length of time in nanoseconds; what is too long to count is as long as can be counted.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        public typealias FloatLiteralType = Double
        public typealias IntegerLiteralType = Int
        public typealias Magnitude = Int

        /// The number of nanoseconds.
        public var magnitude: Int

        /// The length as Dispatch knows it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        public init(_ timeInterval: DispatchTimeInterval) {
            self =
                switch timeInterval {
                case .seconds(let count): .seconds(count)
                case .milliseconds(let count): .milliseconds(count)
                case .microseconds(let count): .microseconds(count)
                case .nanoseconds(let count): .nanoseconds(count)
                default: .nanoseconds(.max)
                }
        }

        /// So many seconds.
        public init(floatLiteral value: Double) {
            self = .seconds(value)
        }

        /// So many seconds.
        public init(integerLiteral value: Int) {
            self = .seconds(value)
        }

        /// So many nanoseconds, if they can be counted.
        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let count = Int(exactly: source) else { return nil }
            self = .nanoseconds(count)
        }

        private init(nanoseconds: Int) {
            magnitude = nanoseconds
        }

        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

        public static func * (lhs: Self, rhs: Self) -> Self { .nanoseconds(lhs.magnitude, times: rhs.magnitude) }

        public static func + (lhs: Self, rhs: Self) -> Self {
            let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
            return .nanoseconds(overflow ? (rhs.magnitude < 0 ? .min : .max) : sum)
        }

        public static func - (lhs: Self, rhs: Self) -> Self {
            let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
            return .nanoseconds(overflow ? (rhs.magnitude < 0 ? .max : .min) : difference)
        }

        public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
        public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

        public static func seconds(_ s: Double) -> Self {
            let count = s * 1_000_000_000
            // The largest count has no exact `Double`.
            return .nanoseconds(Int(exactly: count.rounded(.towardZero)) ?? (count < 0 ? .min : .max))
        }

        public static func seconds(_ s: Int) -> Self { .nanoseconds(s, times: 1_000_000_000) }
        public static func milliseconds(_ ms: Int) -> Self { .nanoseconds(ms, times: 1_000_000) }
        public static func microseconds(_ us: Int) -> Self { .nanoseconds(us, times: 1000) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

        private static func nanoseconds(_ count: Int, times factor: Int) -> Self {
            let (product, overflow) = count.multipliedReportingOverflow(by: factor)
            return .nanoseconds(overflow ? ((count < 0) == (factor < 0) ? .max : .min) : product)
        }
    }
}
