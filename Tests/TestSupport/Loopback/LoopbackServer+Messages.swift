// What the loopback server is asked, and what it may answer.

public import Foundation

extension LoopbackServer {
    public struct Request: Sendable {
        public let method: String
        /// Path and query as they were sent, such as `/api/people?page=2&limit=10`.
        public let target: String
        /// By their names in lower case.
        public let headers: [String: String]

        public var path: String { String(target.prefix { $0 != "?" }) }

        public var query: [String: String] {
            let items = URLComponents(string: target)?.queryItems ?? []
            return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
        }
    }

    public struct Response: Sendable {
        public var status: Int
        public var headers: [String: String]
        public var body: Data

        public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
            self.status = status
            self.headers = headers
            self.body = body
        }

        public static func json(_ text: String, status: Int = 200) -> Response {
            Response(
                status: status, headers: ["Content-Type": "application/json; charset=utf-8"], body: Data(text.utf8))
        }

        public static func html(_ text: String, status: Int = 200) -> Response {
            Response(status: status, headers: ["Content-Type": "text/html; charset=utf-8"], body: Data(text.utf8))
        }

        /// A web page that says the status, as hosts send it when the server behind them is down.
        public static func status(_ status: Int, headers: [String: String] = [:]) -> Response {
            var response = html("<!doctype html><title>\(status)</title>", status: status)
            response.headers.merge(headers) { _, new in new }
            return response
        }
    }

    public indirect enum Answer: Sendable {
        case response(Response)
        /// Promises the whole body, sends that many bytes of it, and closes.
        case cutShort(Response, after: Int)
        /// Sends the body without saying how long it is.
        case unmeasured(Response)
        /// Sends the body again and again until the other side hangs up, and then says so.
        case endless(Response, ended: @Sendable () -> Void)
        /// Resets the connection without an answer.
        case reset
        /// Says nothing until the gate opens.
        case hold(Gate, then: Answer)
    }

    /// Holds answers back until a test opens it.
    public final class Gate: @unchecked Sendable {
        private let condition = NSCondition()
        private var isOpen = false

        public init() {}

        public func open() {
            condition.withLock { isOpen = true }
            condition.broadcast()
        }

        public func wait() {
            condition.withLock {
                while !isOpen { condition.wait() }
            }
        }
    }
}
