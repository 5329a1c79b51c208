// The lists and records of every kind.

public import Foundation

extension API {
    /// The kinds that the server has lists of, and where it says they are: the root of the API.
    ///
    /// No request goes to these addresses: the lists are below the base, whatever the root says.
    public func root() async throws -> [Kind: URL] {
        let answer: DocumentAnswer<Properties> = try await transport.get(address.url())
        let links = Kind.allCases.compactMap { kind in
            answer.result.text(kind.rawValue).flatMap { URL(string: $0) }.map { (kind, $0) }
        }
        return Dictionary(uniqueKeysWithValues: links)
    }

    /// All that the server knows of a record, such as `record(Reference<Starship>(uid: "9"))`.
    public func record<Content: WireRecord>(_ reference: Reference<Content>) async throws -> Content {
        let url = try address.url(Content.kind.rawValue, reference.uid)
        let answer: DocumentAnswer<Document<Content>> = try await transport.get(url)
        return answer.result.record
    }

    /// One page of a list. A page past the end is the last one again.
    ///
    /// - Parameters:
    ///   - number: counts from 1.
    ///   - kind: which list.
    ///   - limit: how many records a page has, 1 and up; a server may send fewer.
    ///   - isExpanded: whether the records come whole; else with their names alone.
    public func page<Content: WireRecord>(
        _ number: Int, of kind: Content.Type = Content.self, limit: Int = 10, isExpanded: Bool = false
    ) async throws -> RecordPage<Content> {
        try await transport.get(
            address.page(max(1, number), of: Content.kind, limit: max(1, limit), isExpanded: isExpanded))
    }

    /// The page after another one; nil if that was the last.
    public func page<Content: WireRecord>(after page: RecordPage<Content>) async throws -> RecordPage<Content>? {
        guard let next = page.next else { return nil }
        return try await transport.get(address.page(next, of: Content.kind))
    }

    /// The pages of a list, from the first to the last.
    ///
    /// - Parameters:
    ///   - kind: which list.
    ///   - limit: how many records a page has, 1 and up; a server may send fewer. Films come on one page.
    ///   - isExpanded: whether the records come whole; else with their names alone, except films.
    public func pages<Content: WireRecord>(
        of kind: Content.Type = Content.self, limit: Int = 10, isExpanded: Bool = false
    ) -> RecordPages<Content> {
        RecordPages(api: self, limit: max(1, limit), isExpanded: isExpanded)
    }
}
