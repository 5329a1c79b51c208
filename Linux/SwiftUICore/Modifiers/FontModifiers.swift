public import Foundation

// Source: Apple, SwiftUI, `View`.
extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.fontChanges.weight, weight)
    }
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontChanges.width, width) }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.fontChanges.design, design)
    }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        environment(\.fontChanges.isItalic, isActive)
    }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.fontChanges.isMonospaced, isActive)
    }
    nonisolated public func monospacedDigit() -> some View { environment(\.fontChanges.hasMonospacedDigits, true) }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textDecoration.underline, .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textDecoration.strikethrough, .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.textDecoration.kerning, kerning) }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textDecoration.tracking, tracking)
    }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textDecoration.baselineOffset, baselineOffset)
    }
}
