import Combine
import Foundation
import SwapiCombine
import SwapiKit
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The publisher of a page of people, against a mocked session.
@Suite(.timeLimit(.minutes(5)))
struct GetPeopleTests {
    private static let address = "https://www.swapi.tech/api/people"
    private static let page = #"{"results":[{"uid":"1","name":"Luke Skywalker","url":""}]}"#

    /// What the publisher ends with.
    private func result(
        from url: String = address, _ reply: MockReply = .json(page)
    ) async -> Result<[String], any Error> {
        await result(of: API(session: .mock { _ in reply }, retries: 0).getPeople(from: url))
    }

    private func result(of publisher: AnyPublisher<PeopleResponse, any Error>) async -> Result<[String], any Error> {
        var names: [String] = []
        do {
            for try await page in publisher.values { names += page.results.map(\.name) }
            return .success(names)
        } catch {
            return .failure(error)
        }
    }

    @Test func `a page is delivered once, on the main queue, and then the end`() async throws {
        let events = Recorder<String>()
        let publisher = API(session: .mock { _ in .json(Self.page) }).getPeople(from: Self.address)
        let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
        let cancellable = publisher.sink {
            dispatchPrecondition(condition: .onQueue(.main))
            events.record("\($0)")
            continuation.finish()
        } receiveValue: {
            dispatchPrecondition(condition: .onQueue(.main))
            events.record($0.results.map(\.name).joined())
        }
        for await _ in ended {}
        #expect(events.elements == ["Luke Skywalker", "finished"])
        cancellable.cancel()
    }

    @Test(arguments: ["someBadURL", "", "https://", "ftp://swapi.tech/api", "file:///api", "https://exa mple/api"])
    func `what is no web address fails with badURL, and nothing is sent`(address: String) async {
        let requests = Recorder<URLRequest>()
        let api = API(
            session: .mock {
                requests.record($0)
                return .json(Self.page)
            })
        let result = await result(of: api.getPeople(from: address))
        #expect(throws: URLError(.badURL)) { try result.get() }
        #expect(requests.elements.isEmpty)
    }

    @Test(arguments: [201, 204, 304, 400, 403, 418])
    func `a status that tells a person nothing fails with badServerResponse`(status: Int) async {
        let result = await result(.status(status, Self.page))
        #expect(throws: URLError(.badServerResponse)) { try result.get() }
    }

    @Test func `404, 429 and 5xx have failures of their own, as has a web page`() async {
        let html = ["Content-Type": "text/html"]
        for (reply, kind) in [
            (MockReply.status(404, headers: html), API.Failure.Kind.notFound),
            (.status(429, headers: ["Retry-After": "7"]), .tooManyRequests),
            (.status(503), .serverError(status: 503)),
            (.status(200, headers: html, "<p>"), .notJSON(contentType: "text/html")),
        ] {
            let result = await result(reply)
            #expect(await failure(of: { try result.get() })?.kind == kind)
        }
    }

    @Test(arguments: ["", "no JSON", #"{"message":"ok"}"#, #"{"results":[{"uid":"1"}]}"#])
    func `a body of another shape fails with a decoding error`(body: String) async {
        let result = await result(.status(200, body))
        #expect(throws: DecodingError.self) { try result.get() }
    }

    @Test func `what the system reports is passed on`() async {
        let result = await result(.failure(.notConnectedToInternet))
        #expect(throws: URLError.self) { try result.get() }
    }

    @Test func `while the server is to be left alone nothing is sent, whichever way it said so`() async {
        let requests = Recorder<URLRequest>()
        let api = API(
            session: .mock {
                requests.record($0)
                return .status(429, headers: ["Retry-After": "60"])
            })
        #expect(await failure(of: { try await api.getPeople() })?.retryAfter == 60)
        let result = await result(of: api.getPeople(from: Self.address))
        #expect(await failure(of: { try result.get() })?.kind == .paused)
        #expect(requests.elements.count == 1)
    }

    @Test func `nothing is sent without a subscriber, and once for each`() async {
        let requests = Recorder<URLRequest>()
        let api = API(
            session: .mock {
                requests.record($0)
                return .json(Self.page)
            })
        let publisher = api.getPeople(from: Self.address)
        #expect(requests.elements.isEmpty)
        _ = await result(of: publisher)
        _ = await result(of: publisher)
        #expect(requests.elements.count == 2)
    }
}
