import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite struct DataTaskPublisherTests {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [AnswerProtocol.self]
        return URLSession(configuration: configuration)
    }()

    @Test func `the answer is sent, and then the publisher finishes`() throws {
        let url = try #require(URL(string: "answer://data/hello"))
        let result = receive(session.dataTaskPublisher(for: url))
        #expect(result.values == ["hello"])
        #expect(result.urls == [url])
        #expect(result.completion == .finished)
    }

    @Test func `an error is the failure`() throws {
        var request = URLRequest(url: try #require(URL(string: "answer://error/\(URLError.timedOut.rawValue)")))
        request.httpMethod = "POST"
        let publisher = session.dataTaskPublisher(for: request)
        #expect(publisher.request == request)
        #expect(publisher.session === session)
        let result = receive(publisher)
        #expect(result.values == [])
        guard case .failure(let error) = result.completion else { return #expect(Bool(false), "No failure.") }
        #expect(error.code == .timedOut)
    }

    @Test func `the server is asked once for each subscriber that asks, and not before it does`() throws {
        let id = UUID().uuidString
        let publisher = session.dataTaskPublisher(for: try #require(URL(string: "answer://data/\(id)")))
        let done = Happening()
        nonisolated(unsafe) var subscription: (any Subscription)?
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 }, receiveCompletion: { _ in done.happen() }))
        #expect(AnswerProtocol.starts(of: id) == 0)
        subscription?.request(.max(1))
        subscription?.request(.max(1))
        #expect(done.wait())
        #expect(AnswerProtocol.starts(of: id) == 1)
        _ = receive(publisher)
        #expect(AnswerProtocol.starts(of: id) == 2)
    }

    @Test func `cancelling stops the task, and nothing comes after it`() throws {
        let id = UUID().uuidString
        let events = Guarded(0)
        let cancellable = session.dataTaskPublisher(for: try #require(URL(string: "answer://never/\(id)"))).sink(
            receiveCompletion: { _ in events.withLock { $0 += 1 } },
            receiveValue: { _ in events.withLock { $0 += 1 } })
        #expect(AnswerProtocol.waitForStart(of: id))
        cancellable.cancel()
        cancellable.cancel()
        #expect(AnswerProtocol.waitForStop(of: id))
        // The session's queue has come to the end of the task when another is done.
        _ = receive(session.dataTaskPublisher(for: try #require(URL(string: "answer://data/other"))))
        #expect(events.withLock { $0 } == 0)
    }

    @Test func `a subscriber that cancels before it asks causes no task, and isn't held`() throws {
        let id = UUID().uuidString
        weak var held: Object?
        do {
            let object = Object()
            held = object
            let url = try #require(URL(string: "answer://data/\(id)"))
            session.dataTaskPublisher(for: url).subscribe(
                AnySubscriber(
                    receiveSubscription: {
                        $0.cancel()
                        $0.request(.unlimited)
                    }, receiveCompletion: { [object] _ in withExtendedLifetime(object) {} }))
        }
        _ = receive(session.dataTaskPublisher(for: try #require(URL(string: "answer://data/other"))))
        #expect(AnswerProtocol.starts(of: id) == 0)
        #expect(held == nil)
    }

    private final class Object {}

    private struct Answers {
        var values: [String] = []
        var urls: [URL?] = []
        var completion: Subscribers.Completion<URLError>?
    }

    private func receive(_ publisher: URLSession.DataTaskPublisher) -> Answers {
        let done = Happening()
        nonisolated(unsafe) var answers = Answers()
        let cancellable = publisher.sink(
            receiveCompletion: {
                answers.completion = $0
                done.happen()
            },
            receiveValue: {
                answers.values.append(String(decoding: $0.data, as: UTF8.self))
                answers.urls.append($0.response.url)
            })
        #expect(done.wait())
        cancellable.cancel()
        return answers
    }

    @Test func `a subscriber that cancels with the answer gets no end`() throws {
        let answered = Happening()
        let ends = Guarded(0)
        nonisolated(unsafe) var subscription: (any Subscription)?
        session.dataTaskPublisher(for: try #require(URL(string: "answer://data/cancelled"))).subscribe(
            AnySubscriber(
                receiveSubscription: {
                    subscription = $0
                    $0.request(.unlimited)
                },
                receiveValue: { _ in
                    subscription?.cancel()
                    answered.happen()
                    return .none
                },
                receiveCompletion: { _ in ends.withLock { $0 += 1 } }))
        #expect(answered.wait())
        // The session's queue has come to the end of the task when another is done.
        _ = receive(session.dataTaskPublisher(for: try #require(URL(string: "answer://data/other"))))
        #expect(ends.withLock { $0 } == 0)
    }
}

/// Answers requests without a network: with what the address says.
private final class AnswerProtocol: URLProtocol {
    private struct Counts {
        var starts: [String: Int] = [:]
        var started: [String: Happening] = [:]
        var stopped: [String: Happening] = [:]
    }

    private static let counts = Guarded(Counts())

    static func starts(of id: String) -> Int {
        counts.withLock { $0.starts[id, default: 0] }
    }

    static func waitForStart(of id: String) -> Bool {
        happening(id, in: \.started).wait()
    }

    static func waitForStop(of id: String) -> Bool {
        happening(id, in: \.stopped).wait()
    }

    private static func happening(
        _ id: String, in happenings: any WritableKeyPath<Counts, [String: Happening]> & Sendable
    ) -> Happening {
        counts.withLock { counts in
            let happening = counts[keyPath: happenings][id] ?? Happening()
            counts[keyPath: happenings][id] = happening
            return happening
        }
    }

    private var id: String { request.url?.lastPathComponent ?? "" }

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "answer" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        Self.counts.withLock { $0.starts[id, default: 0] += 1 }
        Self.happening(id, in: \.started).happen()
        guard let url = request.url else { return }
        switch url.host {
        case "data":
            let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(id.utf8))
            client?.urlProtocolDidFinishLoading(self)
        case "error":
            client?.urlProtocol(self, didFailWithError: URLError(URLError.Code(rawValue: Int(id) ?? 0) ?? .unknown))
        default:
            break
        }
    }

    override func stopLoading() {
        Self.happening(id, in: \.stopped).happen()
    }
}
