// How to get from one page of a list to the next, and where it ends.

package import Foundation

/// Where somebody is who walks through the pages of a list. It asks nobody itself.
package struct PageWalk<Content: WireRecord>: Sendable {
    private enum Step: Sendable {
        case first(limit: Int, isExpanded: Bool)
        case link(String)
        case end
    }

    private var step: Step
    private var known: Set<String> = []

    package init(limit: Int, isExpanded: Bool) {
        step = .first(limit: limit, isExpanded: isExpanded)
    }

    /// The address of the page to ask for now; nil at the end.
    package func next(at server: ServerAddress) throws(API.Failure) -> URL? {
        switch step {
        // The films come whole and all at once, whatever is asked for.
        case .first where Content.kind == .films: try server.url(Content.kind.rawValue)
        case .first(let limit, let isExpanded):
            try server.page(1, of: Content.kind, limit: limit, isExpanded: isExpanded)
        case .link(let link): try server.page(link, of: Content.kind)
        case .end: nil
        }
    }

    /// What is new on the page that was asked for; nil if nothing is, which is the end: past it the API sends the last
    /// page again.
    package mutating func take(_ page: RecordPage<Content>) -> RecordPage<Content>? {
        let new = page.results.filter { known.insert($0.uid).inserted }
        step = new.isEmpty ? .end : page.next.map { .link($0) } ?? .end
        return new.isEmpty ? nil : page.with(new)
    }
}

/// The records of pages that come one after the other.
package struct CollectedPages<Content: WireRecord>: Sendable {
    /// The most pages that a list may have; a server with ten records to a page needs nine.
    private static var mostPages: Int { 20 }

    /// The most records that a list may have: more is nothing that the app could show, and would keep it busy.
    private static var mostRecords: Int { 10_000 }

    private var records: [Content] = []
    private var pages = 0
    private var total = 0
    private let list: URL?

    /// - Parameter list: where the records are from, for who reads of a failure.
    package init(of list: URL?) {
        self.list = list
    }

    /// - Throws: `API.Failure` of the kind `endlessList` for one page too many, `tooLarge` for too many records.
    package mutating func add(_ page: RecordPage<Content>) throws(API.Failure) {
        records += page.results
        pages += 1
        total = page.total ?? 0
        guard records.count <= Self.mostRecords else { throw API.Failure(.tooLarge, request: list) }
        guard pages < Self.mostPages || page.next == nil else { throw API.Failure(.endlessList, request: list) }
    }

    /// All of them, in the order of their numbers.
    ///
    /// - Throws: `API.Failure` of the kind `incompleteList` if the server counts more.
    package func whole() throws(API.Failure) -> [Content] {
        guard records.count >= total else { throw API.Failure(.incompleteList, request: list) }
        return records.sorted { comesFirst($0.uid, $1.uid) }
    }
}
