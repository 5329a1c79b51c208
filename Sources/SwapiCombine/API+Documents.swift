// Records as publishers.

import Combine
import Foundation
import SwapiKit

extension API {
    /// One record.
    func publisher<Content: WireRecord>(for reference: Reference<Content>) -> AnyPublisher<Content, any Error> {
        publisher { try self.address.url(Content.kind.rawValue, reference.uid) }
            .map { (answer: DocumentAnswer<Document<Content>>) in answer.result.record }
            .eraseToAnyPublisher()
    }

    /// All records of a kind in the order of their numbers, page after page.
    ///
    /// Fails as `RecordPages.all()` does.
    func records<Content: WireRecord>() -> AnyPublisher<[Content], any Error> {
        more(
            after: CollectedPages(of: try? address.url(Content.kind.rawValue)),
            PageWalk(limit: 100, isExpanded: true))
    }

    /// What is known already and all that follows.
    private func more<Content: WireRecord>(
        after known: CollectedPages<Content>, _ walk: PageWalk<Content>
    ) -> AnyPublisher<[Content], any Error> {
        Deferred { Result { try walk.next(at: self.address) }.publisher }
            .flatMap { url -> AnyPublisher<[Content], any Error> in
                guard let url else {
                    return Result { try known.whole() }.publisher.eraseToAnyPublisher()
                }
                return self.publisher { url }
                    .tryMap { (page: RecordPage<Content>) in
                        var (known, walk) = (known, walk)
                        if let page = walk.take(page) { try known.add(page) }
                        return (known, walk)
                    }
                    .flatMap { self.more(after: $0, $1) }
                    .eraseToAnyPublisher()
            }
            .eraseToAnyPublisher()
    }
}
