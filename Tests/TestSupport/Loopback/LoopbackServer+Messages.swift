// What the loopback server is asked, and what it may answer.

import Foundation
@_exported public import SwapiRoutes

extension LoopbackServer {
    public typealias Request = HTTPRequest
    public typealias Response = HTTPResponse

    public indirect enum Answer: Sendable {
        case response(Response)
        /// Promises the whole body, sends that many bytes of it, and closes.
        case cutShort(Response, after: Int)
        /// Sends the body without saying how long it is.
        case unmeasured(Response)
        /// Sends the body again and again, until it has done so often enough or the other side hangs up, and says which.
        case repeated(Response, times: Int, ended: @Sendable (_ hungUp: Bool) -> Void)
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
