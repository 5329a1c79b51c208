public import Foundation

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    public var lineLimit: Int? {
        get { lineRange.upper }
        set { lineRange.upper = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleKey.self] }
        set { self[MinimumScaleKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// Whose language and habits texts, numbers and dates follow.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// What `fontWeight`, `bold` and the like change of the font.
    package var fontChanges: FontChanges {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }

    /// What `underline`, `kerning` and the like say of all texts.
    package var textDecoration: TextChanges {
        get { self[TextDecorationKey.self] }
        set { self[TextDecorationKey.self] = newValue }
    }

    /// How many lines there may be, and how many there is room for in any case.
    package var lineRange: LineRange {
        get { self[LineRangeKey.self] }
        set { self[LineRangeKey.self] = newValue }
    }

    package var allowsTextSelection: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

/// How the lines of a text lie in its width.
public enum TextAlignment: CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

package struct LineRange: Equatable, Sendable {
    package var lower: Int?
    package var upper: Int?
}

package struct FontChanges: Equatable, Sendable {
    package var weight: Font.Weight?
    package var design: Font.Design?
    package var width: Font.Width?
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var isMonospaced = false

    package func applied(to font: Font) -> Font {
        var font = font
        if let weight { font = font.weight(weight) }
        if let design { font = font.design(design) }
        if let width { font = font.width(width) }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        if isMonospaced { font = font.monospaced() }
        return font
    }
}

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct LineRangeKey: EnvironmentKey { static let defaultValue = LineRange() }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct FontChangesKey: EnvironmentKey { static let defaultValue = FontChanges() }
private struct TextDecorationKey: EnvironmentKey { static let defaultValue = TextChanges() }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct TextSelectionKey: EnvironmentKey { static let defaultValue = false }
