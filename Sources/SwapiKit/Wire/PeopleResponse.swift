// One page of the list of people.

/// The answer to `GET /people`: a page of people and the way to the next one.
public struct PeopleResponse: Decodable, Sendable {
    public let message: String
    /// How many people there are on all pages; the number on this page if the server doesn't say.
    public let records: Int
    /// How many pages there are. The server may say null (`?limit=0`).
    public let pages: Int?
    /// The link to the next page; nil on the last one.
    public let next: String?
    public let results: [People]

    public init(message: String, records: Int, pages: Int?, next: String? = nil, results: [People]) {
        self.message = message
        self.records = records
        self.pages = pages
        self.next = next
        self.results = results
    }

    /// Needs only `results`: older and other servers leave out the rest, and add keys of their own.
    public init(from decoder: any Decoder) throws {
        let page = try decoder.container(keyedBy: CodingKeys.self)
        results = try page.decode([Document<People>].self, forKey: .results).map(\.record)
        message = page.text(forKey: .message) ?? ""
        records = (try? page.decode(Int.self, forKey: .records)) ?? results.count
        pages = try? page.decode(Int.self, forKey: .pages)
        let link = page.text(forKey: .next) ?? ""
        next = link.isEmpty ? nil : link
    }

    private enum CodingKeys: String, CodingKey {
        case message
        case records = "total_records"
        case pages = "total_pages"
        case next
        case results
    }
}
