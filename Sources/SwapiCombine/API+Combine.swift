// The API's requests as publishers.

public import Combine
import Foundation
public import SwapiKit

extension API {
    /// The page of people at an address, delivered on the main queue.
    ///
    /// Fails as `getPeople()` does: with `URLError(.badURL)` for what is no http or https address,
    /// `URLError(.badServerResponse)` for an answer that tells a person nothing, `DecodingError` for a body of another
    /// shape, and `API.Failure` for the rest. Nothing is sent before there is a subscriber.
    public func getPeople(from url: String) -> AnyPublisher<PeopleResponse, any Error> {
        publisher { try ServerAddress.webURL(url) }
            .mapError { ($0 as? API.Failure)?.cause ?? $0 }
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }

    /// The answer to a GET request, decoded from JSON, delivered on any thread.
    ///
    /// - Parameter url: makes the address; what it throws fails the publisher.
    func publisher<Answer: Decodable>(
        for url: @escaping () throws -> URL
    ) -> AnyPublisher<Answer, any Error> {
        Deferred { Result { try url() }.publisher }
            .flatMap { url in
                self.bodies(from: url)
                    .decode(type: Answer.self, decoder: JSONDecoder())
                    .mapError { API.Failure.naming($0, request: url) }
            }
            .eraseToAnyPublisher()
    }

    /// The body of one answer. It is asked for as by the asynchronous calls, and at the same time as by them only once;
    /// cancelling the subscription takes this interest in it away.
    private func bodies(from url: URL) -> some Publisher<Data, any Error> {
        Deferred {
            var request: Task<Void, Never>?
            return Future<Data, any Error> { promise in
                // Combine's promises may be kept on any thread.
                nonisolated(unsafe) let promise = promise
                request = Task {
                    do {
                        promise(.success(try await self.body(of: url)))
                    } catch {
                        promise(.failure(error))
                    }
                }
            }
            .handleEvents(receiveCancel: { request?.cancel() })
        }
    }
}
