// The API's requests as publishers.

public import Combine
import Foundation
public import SwapiKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension API {
    /// The page of people at an address, delivered on the main queue.
    ///
    /// Fails as the asynchronous calls do: `URLError(.badURL)` for what is no http or https address,
    /// `URLError(.badServerResponse)` for an answer that tells a person nothing, `API.Failure` for one that does, and
    /// `DecodingError` for a body of another shape. Nothing is sent before there is a subscriber.
    public func getPeople(from url: String) -> AnyPublisher<PeopleResponse, any Error> {
        publisher { try ServerAddress.webURL(url) }
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }

    /// The answer to a GET request, decoded from JSON, delivered where the session delivers.
    ///
    /// - Parameter url: makes the address; what it throws fails the publisher.
    func publisher<Answer: Decodable>(
        for url: @escaping () throws -> URL
    ) -> AnyPublisher<Answer, any Error> {
        Deferred { Result { try self.request(for: url()) }.publisher }
            .flatMap { request in
                self.session.dataTaskPublisher(for: request)
                    .tryMap { try self.checked($0.data, $0.response, for: request) }
            }
            .decode(type: Answer.self, decoder: JSONDecoder())
            .eraseToAnyPublisher()
    }
}
