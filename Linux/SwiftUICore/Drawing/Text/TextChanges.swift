package import Foundation

/// What modifiers of a text change of its look. What is nil is left to what is around.
package struct TextChanges: Equatable, Sendable {
    package var font: Font??
    package var weight: Font.Weight??
    package var design: Font.Design??
    package var width: Font.Width??
    package var isItalic: Bool?
    package var hasMonospacedDigits: Bool?
    package var isMonospaced: Bool?
    package var underline: Text.LineStyle??
    package var strikethrough: Text.LineStyle??
    package var kerning: CGFloat?
    package var tracking: CGFloat?
    package var baselineOffset: CGFloat?
    package var foreground: TextForeground??
    package var background: Color?
    package var link: URL?

    /// The same, with what it leaves open taken from what is around.
    package func filled(from outer: TextChanges) -> TextChanges {
        var all = self
        all.font = font ?? outer.font
        all.weight = weight ?? outer.weight
        all.design = design ?? outer.design
        all.width = width ?? outer.width
        all.isItalic = isItalic ?? outer.isItalic
        all.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        all.isMonospaced = isMonospaced ?? outer.isMonospaced
        all.underline = underline ?? outer.underline
        all.strikethrough = strikethrough ?? outer.strikethrough
        all.kerning = kerning ?? outer.kerning
        all.tracking = tracking ?? outer.tracking
        all.baselineOffset = baselineOffset ?? outer.baselineOffset
        all.foreground = foreground ?? outer.foreground
        all.background = background ?? outer.background
        all.link = link ?? outer.link
        return all
    }
}

/// A style that text was given.
package struct TextForeground: Equatable, Sendable {
    package let style: any ShapeStyle

    package static func == (lhs: TextForeground, rhs: TextForeground) -> Bool {
        func isSame<S: ShapeStyle>(_ style: S) -> Bool {
            (rhs.style as? S).map { Comparison.isSame(style, $0) } ?? false
        }
        return isSame(lhs.style)
    }
}
