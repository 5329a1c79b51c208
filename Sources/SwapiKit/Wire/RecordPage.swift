// The answers that hold records.

/// An answer with one thing under `result`.
package struct DocumentAnswer<Result: Decodable>: Decodable {
    package let result: Result
}

/// One page of a list, and the way to the next one.
///
/// Read from all three shapes that the API has for lists: briefs or documents under `results`, and documents under
/// `result`, as films and the hits of a search come.
public struct RecordPage<Content: WireRecord>: Decodable, Sendable {
    /// In the server's order, which is not that of the numbers.
    public let results: [Content]
    /// The link to the next page; nil on the last one. It may name another host or scheme than was asked.
    public let next: String?
    /// How many records there are on all pages; nil if the server doesn't say.
    public let total: Int?
    /// How many pages there are; nil if the server doesn't say.
    public let pages: Int?

    init(results: [Content], next: String?, total: Int?, pages: Int?) {
        self.results = results
        self.next = next
        self.total = total
        self.pages = pages
    }

    /// The same page with other records.
    func with(_ results: [Content]) -> RecordPage {
        RecordPage(results: results, next: next, total: total, pages: pages)
    }

    public init(from decoder: any Decoder) throws {
        let page = try decoder.container(keyedBy: CodingKeys.self)
        let key = page.contains(.results) || !page.contains(.result) ? CodingKeys.results : .result
        self.init(
            results: try page.decode([Document<Content>].self, forKey: key).map(\.record),
            next: page.text(forKey: .next).flatMap { $0.isEmpty ? nil : $0 },
            total: page.text(forKey: .total).flatMap { Int($0) },
            pages: page.text(forKey: .pages).flatMap { Int($0) })
    }

    private enum CodingKeys: String, CodingKey {
        case results, result, next
        case total = "total_records"
        case pages = "total_pages"
    }
}
