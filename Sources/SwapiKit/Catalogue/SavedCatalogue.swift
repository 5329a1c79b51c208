// What is kept of a refresh from one launch to the next.

public import Foundation

/// The facts of the last refresh, when it was, and how long the server wants to be left alone.
public struct SavedCatalogue: Equatable, Sendable {
    /// Nil if no refresh has succeeded yet.
    public var facts: Facts?
    /// No request is sent before this time.
    public var retryAfter: Date?

    /// What a refresh found, and when.
    public struct Facts: Equatable, Sendable {
        public let archive: Archive
        public let fetched: Date

        public init(archive: Archive, fetched: Date) {
            self.archive = archive
            self.fetched = fetched
        }
    }

    public init(facts: Facts? = nil, retryAfter: Date? = nil) {
        self.facts = facts
        self.retryAfter = retryAfter
    }

    /// What of it can be true at a time. A computer whose clock was wrong has saved dates from the future: facts from
    /// there count as a day old, and a wait that is longer than any is over.
    public func believed(at now: Date) -> SavedCatalogue {
        var known = self
        if let facts, facts.fetched > now {
            known.facts = Facts(archive: facts.archive, fetched: now.addingTimeInterval(-86_400))
        }
        // Deadlines are kept in whole seconds, rounded up.
        if let retryAfter, retryAfter.timeIntervalSince(now) > RetryAfter.longest + 1 { known.retryAfter = nil }
        return known
    }

    /// The newer facts of both, and the later time to wait until.
    public func merged(with other: SavedCatalogue?) -> SavedCatalogue {
        guard let other else { return self }
        let newest = [facts, other.facts].compactMap(\.self).max { $0.fetched < $1.fetched }
        let deadline = [retryAfter, other.retryAfter].compactMap(\.self).max()
        return SavedCatalogue(facts: newest, retryAfter: deadline)
    }
}

/// Keeps a catalogue between launches.
public protocol CatalogueStore: Sendable {
    /// What was saved last; nil if nothing was.
    func load() async throws(CatalogueStoreFailure) -> SavedCatalogue?
    func save(_ catalogue: SavedCatalogue) async throws(CatalogueStoreFailure)
}
