/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        package init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }
    }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis {
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
