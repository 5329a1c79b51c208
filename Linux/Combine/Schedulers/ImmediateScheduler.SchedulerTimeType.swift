extension ImmediateScheduler {
    /// The only moment of an immediate scheduler: its time doesn't pass.
    public struct SchedulerTimeType: Strideable {
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }
}

extension ImmediateScheduler.SchedulerTimeType {
    /// A length of time, which means nothing to an immediate scheduler; made of usual units, it's zero.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
        SchedulerTimeIntervalConvertible
    {
        public typealias FloatLiteralType = Double
        public typealias IntegerLiteralType = Int
        public typealias Magnitude = Int

        public var magnitude: Int

        public init(_ value: Int) {
            magnitude = value
        }

        public init(integerLiteral value: Int) {
            self.init(value)
        }

        public init(floatLiteral value: Double) {
            self.init(Int(value))
        }

        public init?<T>(exactly source: T) where T: BinaryInteger {
            guard let value = Int(exactly: source) else { return nil }
            self.init(value)
        }

        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

        public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
        public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

        public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
        public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
        public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

        public static func seconds(_ s: Int) -> Self { 0 }
        public static func seconds(_ s: Double) -> Self { 0 }
        public static func milliseconds(_ ms: Int) -> Self { 0 }
        public static func microseconds(_ us: Int) -> Self { 0 }
        public static func nanoseconds(_ ns: Int) -> Self { 0 }
    }
}
