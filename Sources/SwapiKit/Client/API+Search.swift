// The search that the server does.

import Foundation

extension API {
    /// The records whose name, or title, contains a text, in the order of their numbers; whole ones.
    ///
    /// The text is plain text, upper and lower case alike; accents count. Nothing but blanks finds nothing, and nothing is
    /// sent.
    public func search<Content: WireRecord>(_ kind: Content.Type = Content.self, name text: String) async throws
        -> [Content]
    {
        try await search(Content.nameKey, text)
    }

    /// The films whose title contains a text, likewise.
    public func search(title text: String) async throws -> [Film] {
        try await search(Film.self, name: text)
    }

    /// The starships or vehicles whose model contains a text, likewise.
    public func search<Content: WireRecord & Craft>(
        _ kind: Content.Type = Content.self, model text: String
    ) async throws -> [Content] {
        try await search("model", text)
    }

    private func search<Content: WireRecord>(_ field: String, _ text: String) async throws -> [Content] {
        let text = text.trimmed
        guard !text.isEmpty else { return [] }
        let url = try address.url(Content.kind.rawValue, query: [(field, Self.plainPattern(text))])
        let page: RecordPage<Content> = try await transport.get(url)
        return page.results.sorted { comesFirst($0.uid, $1.uid) }
    }

    /// The regular expression that matches a text: the server takes a search for one.
    private static func plainPattern(_ text: String) -> String {
        text.reduce(into: "") { pattern, character in
            if #"\^$.|?*+()[]{}"#.contains(character) { pattern += "\\" }
            pattern.append(character)
        }
    }
}
