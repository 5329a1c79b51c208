public import Foundation

// Source: Apple, SwiftUI, `Text`. Of two modifiers that say the same the inner one wins.
extension Text {
    public func font(_ font: Font?) -> Text { changing(\.font, to: font) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { changing(\.weight, to: weight) }
    public func fontWidth(_ width: Font.Width?) -> Text { changing(\.width, to: width) }
    public func fontDesign(_ design: Font.Design?) -> Text { changing(\.design, to: design) }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : fontWeight(nil) }
    public func italic() -> Text { italic(true) }
    public func italic(_ isActive: Bool) -> Text { changing(\.isItalic, to: isActive) }
    public func monospaced(_ isActive: Bool = true) -> Text { changing(\.isMonospaced, to: isActive) }
    public func monospacedDigit() -> Text { changing(\.hasMonospacedDigits, to: true) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        changing(\.underline, to: isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        changing(\.strikethrough, to: isActive ? LineStyle(pattern: pattern, color: color) : nil)
    }

    public func kerning(_ kerning: CGFloat) -> Text { changing(\.kerning, to: kerning) }
    public func tracking(_ tracking: CGFloat) -> Text { changing(\.tracking, to: tracking) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changing(\.baselineOffset, to: baselineOffset) }

    public func foregroundColor(_ color: Color?) -> Text {
        changing(\.foreground, to: color.map { TextForeground(style: $0) })
    }
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
        changing(\.foreground, to: TextForeground(style: style))
    }

    private func changing<Value>(_ property: WritableKeyPath<TextChanges, Value?>, to value: Value) -> Text {
        var copy = self
        for index in copy.parts.indices where copy.parts[index].changes[keyPath: property] == nil {
            copy.parts[index].changes[keyPath: property] = .some(value)
        }
        return copy
    }
}

extension Text {
    /// A line under text or through it. Source: Apple, SwiftUI, `Text.LineStyle`.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            private enum Kind { case solid, dot, dash, dashDot, dashDotDot }
            private let kind: Kind

            public static let solid = Pattern(kind: .solid)
            public static let dot = Pattern(kind: .dot)
            public static let dash = Pattern(kind: .dash)
            public static let dashDot = Pattern(kind: .dashDot)
            public static let dashDotDot = Pattern(kind: .dashDotDot)

            /// Strokes and gaps by turns, in thicknesses of the line.
            package var dashes: [CGFloat] {
                switch kind {
                case .solid: []
                case .dot: [3, 3]
                case .dash: [10, 5]
                case .dashDot: [10, 3, 3, 3]
                case .dashDotDot: [10, 3, 3, 3, 3, 3]
                }
            }
        }

        package let pattern: Pattern
        package let color: Color?

        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = Text.LineStyle()
    }
}
