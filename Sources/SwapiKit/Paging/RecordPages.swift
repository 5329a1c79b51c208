// The pages of a list, asked for one by one.

/// Pages as they are wanted: `for try await page in api.pages(of: Planet.self) { … }`.
///
/// It ends where there is no next page, and where a server that sends its last page again and again has nothing new.
/// Each record comes once. After an error the same iterator may be asked again, for the page that failed.
public struct RecordPages<Content: WireRecord>: AsyncSequence, Sendable {
    public typealias Element = RecordPage<Content>

    let api: API
    let limit: Int
    let isExpanded: Bool

    public func makeAsyncIterator() -> Iterator {
        Iterator(api: api, walk: PageWalk(limit: limit, isExpanded: isExpanded))
    }

    public struct Iterator: AsyncIteratorProtocol {
        let api: API
        var walk: PageWalk<Content>

        /// The next page, without the records that came before; nil at the end.
        ///
        /// - Throws: `API.Failure`, or `CancellationError`.
        public mutating func next() async throws -> RecordPage<Content>? {
            guard let url = try walk.next(at: api.address) else { return nil }
            return walk.take(try await api.transport.get(url))
        }
    }

    /// The records of all pages, in the order of their numbers.
    ///
    /// - Throws: `API.Failure` of the kind `endlessList` if the list doesn't end after twenty pages, `incompleteList` if
    ///   it ends before all that the server counts are there; a list that isn't whole must not pass for one.
    public func all() async throws -> [Content] {
        var collected = CollectedPages<Content>(of: try api.address.url(Content.kind.rawValue))
        for try await page in self { try collected.add(page) }
        return try collected.whole()
    }
}
