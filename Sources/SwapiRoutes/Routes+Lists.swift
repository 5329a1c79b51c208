// Lists: pages of five kinds, all films at once.

import Foundation
import SwapiKit

extension Routes {
    func list(of kind: Kind, _ request: HTTPRequest, _ time: Date) -> HTTPResponse {
        let query = request.query
        if let search = Search(kind, query) { return found(search, request, time) }
        let documents = shelves.documents(of: kind)
        if kind == .films { return results(documents, request, time) }
        guard let page = Page(query, total: documents.count, largest: largestPage) else {
            return bad(kind, "The page or the limit is no number.", request, time)
        }
        let isExpanded = query["expanded"]?.isEmpty == false
        let created = self.created(at: time)
        let link = { (number: Int?) -> JSON in
            guard let number else { return .null }
            let address = "\(Self.base(of: request))/\(kind.rawValue)?page=\(number)&limit=\(page.limit)"
            return .string(address + (isExpanded ? "&expanded=true" : ""))
        }
        return json(
            [
                ("message", .string("ok")), ("total_records", .number(documents.count)),
                ("total_pages", page.count.map { .number($0) } ?? .null),
                ("previous", link(page.previous)), ("next", link(page.next)),
                ("results", .array(documents[page.range].map { isExpanded ? $0.whole(created: created) : $0.brief })),
            ], request, time)
    }

    /// Whole documents without pages.
    func results(_ documents: [Document], _ request: HTTPRequest, _ time: Date) -> HTTPResponse {
        let created = self.created(at: time)
        let result = JSON.array(documents.map { $0.whole(created: created) })
        return json([("message", .string("ok")), ("result", result)], request, time)
    }

    func bad(_ kind: Kind, _ reason: String, _ request: HTTPRequest, _ time: Date) -> HTTPResponse {
        let answer = kind.badQuery
        let fields: [(String, JSON)] = [("errors", .string(reason)), ("message", .string(answer.message))]
        return json(fields, request, time, status: answer.status)
    }
}

/// Which part of a list is asked for.
struct Page {
    let number: Int
    /// As it stands in links to other pages; 0 for all records.
    let limit: Int
    /// Nil, as JavaScript's infinity becomes in JSON, if the limit is 0.
    let count: Int?
    let range: Range<Int>

    /// `page` and `limit` count only together. Nil if one of them is no number.
    init?(_ query: [String: String], total: Int, largest: Int) {
        guard let page = query["page"], let limit = query["limit"], !page.isEmpty, !limit.isEmpty else {
            self.init(number: 1, limit: 10, total: total, largest: largest)
            return
        }
        guard let number = Self.whole(page), let size = Self.whole(limit), size >= 0 else { return nil }
        self.init(number: number, limit: size, total: total, largest: largest)
    }

    private init(number: Int, limit: Int, total: Int, largest: Int) {
        guard limit > 0 else {
            (self.number, self.limit, count, range) = (max(1, number), 0, nil, 0..<total)
            return
        }
        let size = max(1, min(limit, total, largest))
        let pages = max(1, (total + size - 1) / size)
        // Past the end the last page comes again.
        self.number = min(max(1, number), pages)
        self.limit = size
        count = pages
        range = (self.number - 1) * size..<min(self.number * size, total)
    }

    var previous: Int? { number > 1 ? number - 1 : nil }

    /// With the limit 0 there is always another page.
    var next: Int? { count.map { number < $0 } ?? (number < .max) ? number + 1 : nil }

    /// A whole number, however large.
    private static func whole(_ text: String) -> Int? {
        guard let number = Double(text), number.isFinite, number.rounded() == number else { return nil }
        return Int(max(-1e15, min(1e15, number)))
    }
}
