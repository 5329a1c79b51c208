// Whole documents as publishers.

import Combine
import Foundation
import SwapiKit

extension API {
    /// One document of a kind.
    func document<Document: Decodable>(
        _ kind: String, _ uid: String
    ) -> AnyPublisher<DocumentAnswer<Document>, any Error> {
        publisher { try self.address.url(kind, uid) }
    }

    /// All films, in the order of their numbers.
    func films(requests: Int = 1) -> AnyPublisher<[Film], any Error> {
        guard requests > 0 else { return Fail(error: URLError(.badServerResponse)).eraseToAnyPublisher() }
        return publisher { try self.address.url("films") }
            .map { (answer: DocumentAnswer<[FilmDocument]>) in answer.films }
            .eraseToAnyPublisher()
    }

    /// Everything of a kind, page after page.
    ///
    /// Fails with `URLError(.badServerResponse)` if that takes more requests, or if the list ends too early.
    func documents<Document: Decodable>(
        _ kind: String, requests: Int
    ) -> AnyPublisher<Documents<Document>, any Error> {
        more(kind, after: Documents(requestsLeft: requests)) { try self.address.firstPage(of: kind) }
    }

    /// What is known already, the page at an address, and all that follow.
    private func more<Document: Decodable>(
        _ kind: String, after known: Documents<Document>, url: @escaping () throws -> URL
    ) -> AnyPublisher<Documents<Document>, any Error> {
        guard known.requestsLeft > 0 else { return Fail(error: URLError(.badServerResponse)).eraseToAnyPublisher() }
        return publisher(for: url)
            .tryMap { (page: DocumentPage<Document>) in
                let documents = known.adding(page.results)
                return (documents, next: try page.nextLink(after: documents.all.count))
            }
            .flatMap { documents, next -> AnyPublisher<Documents<Document>, any Error> in
                guard let next else {
                    return Just(documents).setFailureType(to: (any Error).self).eraseToAnyPublisher()
                }
                return self.more(kind, after: documents) { try self.address.page(next, of: kind) }
            }
            .eraseToAnyPublisher()
    }
}

/// The documents of some pages, and how many requests may still be sent.
struct Documents<Document> {
    private(set) var all: [Document] = []
    private(set) var requestsLeft: Int

    init(requestsLeft: Int) {
        self.requestsLeft = requestsLeft
    }

    func adding(_ page: [Document]) -> Documents {
        var sum = self
        sum.all += page
        sum.requestsLeft -= 1
        return sum
    }
}
