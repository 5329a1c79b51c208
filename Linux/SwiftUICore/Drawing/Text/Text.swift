public import Foundation

/// One or more lines of text that can only be read.
///
/// Source: Apple, SwiftUI, `Text`.
public struct Text: Equatable, Sendable {
    public enum TruncationMode: Sendable {
        case head
        case tail
        case middle
    }

    /// What it is put together from, each part with its own look.
    package var parts: [TextPart]

    package init(_ content: TextContent) {
        parts = [TextPart(content: content)]
    }

    public init(verbatim content: String) {
        self.init(.string(content))
    }

    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
        self.init(.string(String(content)))
    }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key.format, StringTable(name: tableName, bundle: bundle)))
    }

    public init(_ image: Image) {
        self.init(.image(image))
    }

    public static func + (lhs: Text, rhs: Text) -> Text {
        var sum = lhs
        sum.parts += rhs.parts
        return sum
    }
}

/// A piece of a text and what its own modifiers say; they win over the environment.
package struct TextPart: Equatable, Sendable {
    package var content: TextContent
    package var changes = TextChanges()
}

/// What a text says, before a language is known.
package enum TextContent: Equatable, Sendable {
    case string(String)
    case key(LocalizedFormat, StringTable)
    case image(Image)
    case attributed(AttributedString)
    case date(TextDate)
}

extension Text {
    /// What it says without its look, in the language of the desktop.
    package var string: String { string(in: EnvironmentValues()) }

    package func string(in environment: EnvironmentValues) -> String {
        flattened(in: environment).reduce(into: "") { $0 += $1.string }
    }
}
