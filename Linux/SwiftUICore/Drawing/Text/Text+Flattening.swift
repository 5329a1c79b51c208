import Foundation

/// A stretch of text of one look, in the language that it is shown in.
package struct TextPiece: Equatable, Sendable {
    package var string: String
    package var changes: TextChanges
    /// Shown in place of the string, which is one character.
    package var image: Image?
}

extension Text {
    /// The text in pieces of one look each.
    package func flattened(in environment: EnvironmentValues) -> [TextPiece] {
        var pieces: [TextPiece] = []
        flatten(within: TextChanges(), in: environment, into: &pieces)
        return pieces
    }

    fileprivate func flatten(
        within outer: TextChanges, in environment: EnvironmentValues, into pieces: inout [TextPiece]
    ) {
        for part in parts {
            let changes = part.changes.filled(from: outer)
            switch part.content {
            case .string(let string):
                pieces.append(TextPiece(string: string, changes: changes))
            case .image(let image):
                pieces.append(TextPiece(string: "\u{FFFC}", changes: changes, image: image))
            case .date(let date):
                let string = date.string(at: environment.textClock.now(), locale: environment.locale)
                pieces.append(TextPiece(string: string, changes: changes))
            case .attributed(let string):
                for run in string.runs {
                    pieces.append(
                        TextPiece(
                            string: String(string.characters[run.range]),
                            changes: TextChanges(run.attributes).filled(from: changes)))
                }
            case .key(let format, let table):
                for piece in format.localized(in: table, locale: environment.locale) {
                    let changes = TextChanges(piece.intent, link: piece.link).filled(from: changes)
                    switch piece.content {
                    case .string(let string): pieces.append(TextPiece(string: string, changes: changes))
                    case .text(let text): text.flatten(within: changes, in: environment, into: &pieces)
                    }
                }
            }
        }
    }
}

extension TextChanges {
    /// What marks in the text, or an attributed string, say of its look.
    init(_ intent: InlineIntent, link: URL? = nil) {
        self.init()
        if intent.contains(.strong) { weight = .some(.bold) }
        if intent.contains(.emphasis) { isItalic = true }
        if intent.contains(.code) { isMonospaced = true }
        if intent.contains(.strikethrough) { strikethrough = .some(.single) }
        self.link = link
    }

    init(_ attributes: AttributeContainer) {
        self.init([], link: attributes.link)
        let look = attributes.swiftUI
        if let value = look.font { font = .some(value) }
        if let value = look.foregroundColor { foreground = .some(TextForeground(style: value)) }
        if let value = look.backgroundColor { background = value }
        if let value = look.strikethroughStyle { strikethrough = .some(value) }
        if let value = look.underlineStyle { underline = .some(value) }
        kerning = look.kern
        tracking = look.tracking
        baselineOffset = look.baselineOffset
    }
}

/// What a stretch of text is meant as.
package struct InlineIntent: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let emphasis = InlineIntent(rawValue: 1)
    package static let strong = InlineIntent(rawValue: 2)
    package static let code = InlineIntent(rawValue: 4)
    package static let strikethrough = InlineIntent(rawValue: 8)
}
