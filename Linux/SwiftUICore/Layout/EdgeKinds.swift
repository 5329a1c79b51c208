/// The leading or trailing side.
///
/// Source: Apple, SwiftUI, `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading
    case trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: HorizontalEdge.Set = [.leading, .trailing]

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }
    }
}

/// The upper or lower side.
///
/// Source: Apple, SwiftUI, `VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top
    case bottom

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: VerticalEdge.Set = [.top, .bottom]

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }
    }
}
