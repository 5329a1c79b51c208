extension Subscribers {
    /// How many values a subscriber asks for. Sums that are too large are unlimited, differences never below none.
    @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible {
        /// The number, or one more than the largest for `unlimited`.
        @usableFromInline let rawValue: UInt

        @inlinable init(rawValue: UInt) {
            self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1)
        }

        /// As many values as there are.
        @inlinable public static var unlimited: Demand { Demand(rawValue: .max) }

        /// No value; the same as `max(0)`.
        @inlinable public static var none: Demand { Demand(rawValue: 0) }

        /// At most so many values, which must not be negative.
        @inlinable public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand can't be negative.")
            return Demand(rawValue: UInt(value))
        }

        /// The number asked for; nil when it's unlimited.
        @inlinable public var max: Int? {
            Int(exactly: rawValue)
        }

        public var description: String {
            max.map { "max(\($0))" } ?? "unlimited"
        }

        public init(from decoder: any Decoder) throws {
            self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }
}
