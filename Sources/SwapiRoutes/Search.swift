// Search by name, model or title: the text is a regular expression that nobody escapes.

import Foundation
import SwapiKit

/// What is searched for, as it came.
struct Search {
    let kind: Kind
    /// The name's pattern, or the title's.
    let name: String?
    let model: String?

    /// Nil if the query searches for nothing, which an empty text is.
    init?(_ kind: Kind, _ query: [String: String]) {
        let text = { (key: String) in query[key].flatMap { $0.isEmpty ? nil : $0 } }
        self.kind = kind
        name = text(kind == .films ? "title" : "name")
        model = kind == .starships || kind == .vehicles ? text("model") : nil
        guard name != nil || model != nil else { return nil }
    }
}

extension Routes {
    func found(_ search: Search, _ request: HTTPRequest, _ time: Date) -> HTTPResponse {
        do {
            let name = try search.name.map { try Pattern($0) }
            let model = try search.model.map { try Pattern($0) }
            let documents = try shelves.documents(of: search.kind).filter { document in
                if try name?.matches(document.record.name) == true { return true }
                guard let model, let craft = document.record as? any Craft else { return false }
                return try model.matches(craft.build.model ?? "")
            }
            return results(documents, request, time)
        } catch {
            return bad(search.kind, "The text is no regular expression that can be searched for.", request, time)
        }
    }
}

/// A regular expression found anywhere in a text, whatever the case of its letters.
struct Pattern {
    private struct TooSlow: Error {}

    private let expression: NSRegularExpression

    init(_ text: String) throws {
        expression = try NSRegularExpression(pattern: text, options: .caseInsensitive)
    }

    /// - Throws: if it takes too many steps: some patterns take longer than anybody lives.
    func matches(_ text: String) throws -> Bool {
        var (isFound, reports) = (false, 0)
        // A report comes with each place at which a match may begin, and with each ten thousand steps.
        let mostReports = 4 * text.utf16.count + 50
        let whole = NSRange(text.startIndex..., in: text)
        expression.enumerateMatches(in: text, options: .reportProgress, range: whole) { match, _, stop in
            reports += 1
            isFound = match != nil
            if isFound || reports > mostReports { stop.pointee = true }
        }
        if !isFound, reports > mostReports { throw TooSlow() }
        return isFound
    }
}
