// The answers that hold whole documents.

package import Foundation

/// An answer with one document, or all of them, under `result`.
package struct DocumentAnswer<Result: Decodable>: Decodable {
    package let result: Result
}

extension DocumentAnswer {
    /// The records in the order of their numbers.
    package func records<Content>() -> [Content] where Result == [Document<Content>] {
        result.map(\.record).sorted { comesFirst($0.uid, $1.uid) }
    }
}

/// One page of a list of documents, and the link to the next one.
package struct DocumentPage<Content: WireRecord>: Decodable {
    package let results: [Content]
    private let next: String?
    /// How many there are on all pages; nil if the server doesn't say.
    private let total: Int?

    /// The link to the next page; nil if this is the last one.
    ///
    /// - Parameter count: how many documents there were up to this page's last one.
    /// - Throws: `URLError(.badServerResponse)` for a list that ends too early: it must not take the place of a whole one.
    package func nextLink(after count: Int) throws(URLError) -> String? {
        if let next, !results.isEmpty { return next }
        guard count >= total ?? 0 else { throw URLError(.badServerResponse) }
        return nil
    }

    package init(from decoder: any Decoder) throws {
        let page = try decoder.container(keyedBy: CodingKeys.self)
        results = try page.decode([Document<Content>].self, forKey: .results).map(\.record)
        next = page.text(forKey: .next).flatMap { $0.isEmpty ? nil : $0 }
        total = page.text(forKey: .total).flatMap { Int($0) }
    }

    private enum CodingKeys: String, CodingKey {
        case results, next
        case total = "total_records"
    }
}
