// Sessions that answer from memory.

public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// What a mocked session gets in place of an answer from the network.
public struct MockReply: Sendable {
    public enum Kind: Sendable {
        case http(status: Int, headers: [String: String])
        /// An answer that is not HTTP.
        case other
        case failure(URLError)
    }

    public let kind: Kind
    public let body: Data

    public init(_ kind: Kind, body: Data = Data()) {
        self.kind = kind
        self.body = body
    }

    /// HTTP with the headers given and no others: as the article's mock, not even a content type.
    public static func status(_ status: Int, headers: [String: String] = [:], _ body: String = "") -> MockReply {
        MockReply(.http(status: status, headers: headers), body: Data(body.utf8))
    }

    public static func json(_ body: String) -> MockReply {
        .status(200, headers: ["Content-Type": "application/json; charset=utf-8"], body)
    }

    public static func failure(_ code: URLError.Code) -> MockReply {
        MockReply(.failure(URLError(code)))
    }
}

extension URLSession {
    /// A session whose requests never leave the process. Sessions do not disturb each other in parallel tests.
    public static func mock(_ handler: @escaping @Sendable (URLRequest) -> MockReply) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [MockHandlers.shared.protocolClass(for: handler)]
        return URLSession(configuration: configuration)
    }
}

/// Answers each request by the handler that was registered for this very class.
private final class MockURLProtocol<Session>: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { true }

    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let handler = MockHandlers.shared[Self.self] else {
            client?.urlProtocol(self, didFailWithError: URLError(.unknown))
            return
        }
        let reply = handler(request)
        switch reply.kind {
        case .failure(let error):
            client?.urlProtocol(self, didFailWithError: error)
            return
        case .other:
            let response = URLResponse(
                url: url, mimeType: nil, expectedContentLength: reply.body.count, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        case .http(let status, let headers):
            if let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: headers) {
                client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            }
        }
        if !reply.body.isEmpty { client?.urlProtocol(self, didLoad: reply.body) }
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

/// Makes a class of its own for every session, because a protocol can't learn which session it works for.
///
/// The class is `MockURLProtocol<Bit1<Bit0<…>>>`: the session's number, written in types.
private final class MockHandlers: @unchecked Sendable {
    typealias Handler = @Sendable (URLRequest) -> MockReply

    static let shared = MockHandlers()

    private let lock = NSLock()
    private var handlers: [ObjectIdentifier: Handler] = [:]

    func protocolClass(for handler: @escaping Handler) -> URLProtocol.Type {
        lock.withLock {
            let sessionClass = protocolClass(number: handlers.count, digits: Never.self)
            handlers[ObjectIdentifier(sessionClass)] = handler
            return sessionClass
        }
    }

    subscript(sessionClass: URLProtocol.Type) -> Handler? {
        lock.withLock { handlers[ObjectIdentifier(sessionClass)] }
    }

    private func protocolClass<Digits>(number: Int, digits: Digits.Type) -> URLProtocol.Type {
        switch (number, number % 2) {
        case (0, _): MockURLProtocol<Digits>.self
        case (_, 0): protocolClass(number: number / 2, digits: Bit0<Digits>.self)
        default: protocolClass(number: number / 2, digits: Bit1<Digits>.self)
        }
    }

    private enum Bit0<Digits> {}
    private enum Bit1<Digits> {}
}
