// Whole documents as publishers.

import Combine
import Foundation
import SwapiKit

extension API {
    /// One record.
    func record<Content: WireRecord>(_ reference: Reference<Content>) -> AnyPublisher<Content, any Error> {
        publisher { try self.address.url(Content.kind.rawValue, reference.uid) }
            .map { (answer: DocumentAnswer<Document<Content>>) in answer.result.record }
            .eraseToAnyPublisher()
    }

    /// All films, in the order of their numbers.
    var films: AnyPublisher<[Film], any Error> {
        publisher { try self.address.url("films") }
            .map { (answer: DocumentAnswer<[Document<Film>]>) in answer.records() }
            .eraseToAnyPublisher()
    }

    /// All records of a kind, page after page.
    ///
    /// Fails with `URLError(.badServerResponse)` if there are more than `API.mostPages`, or if the list ends too early.
    func records<Content: WireRecord>() -> AnyPublisher<[Content], any Error> {
        more(after: [], pagesLeft: API.mostPages) { try self.address.firstPage(of: Content.kind.rawValue) }
    }

    /// What is known already, the page at an address, and all that follow.
    private func more<Content: WireRecord>(
        after known: [Content], pagesLeft: Int, url: @escaping () throws -> URL
    ) -> AnyPublisher<[Content], any Error> {
        guard pagesLeft > 0 else { return Fail(error: URLError(.badServerResponse)).eraseToAnyPublisher() }
        return publisher(for: url)
            .tryMap { (page: DocumentPage<Content>) in
                let records = known + page.results
                return (records, next: try page.nextLink(after: records.count))
            }
            .flatMap { records, next -> AnyPublisher<[Content], any Error> in
                guard let next else {
                    return Just(records).setFailureType(to: (any Error).self).eraseToAnyPublisher()
                }
                return self.more(after: records, pagesLeft: pagesLeft - 1) {
                    try self.address.page(next, of: Content.kind.rawValue)
                }
            }
            .eraseToAnyPublisher()
    }
}
