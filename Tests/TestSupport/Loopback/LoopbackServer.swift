// A small real HTTP/1.1 server on 127.0.0.1 for tests of what crosses a wire.

import Foundation

/// Serves a handler's answers on a port of its own, counts requests, and can misbehave as told.
///
///     let server = try LoopbackServer(handler: SwapiRoutes().answer)
///     server.answerNext("/api/people?page=2&limit=10", with: .response(.status(500)))
///     let api = API(baseURL: server.url("/api"))
///
/// One thread accepts, one more serves each connection; a connection carries one request. The server stops when it is
/// deinitialised.
public final class LoopbackServer: Sendable {
    public typealias Handler = @Sendable (Request) -> Answer

    public let port: UInt16
    private let ledger: RequestLedger
    private let listener: Int32
    private let end = End()

    /// Listens on a free port of 127.0.0.1.
    ///
    /// - Parameter handler: answers each request for which `answerNext` has nothing; called on any thread.
    public init(handler: @escaping Handler) throws {
        let ledger = RequestLedger()
        let (listener, port) = try Socket.listen()
        (self.ledger, self.listener, self.port) = (ledger, listener, port)
        let thread = Thread { [end] in
            while let connection = Socket.accept(listener) {
                let server = Thread {
                    Connection(socket: connection).serve { request in
                        ledger.record(request) ?? handler(request)
                    }
                }
                server.start()
            }
            // Whoever stops the server from now on must not meet another socket of that number.
            end.once {}
            Socket.close(listener)
        }
        thread.name = "LoopbackServer"
        thread.start()
    }

    deinit { stop() }

    /// The address of a path, such as `server.url("/api")`.
    public func url(_ path: String = "") -> String {
        "http://127.0.0.1:\(port)\(path)"
    }

    /// Answers the next request for a path, or for a path and query, in this way instead of asking the handler.
    ///
    /// Several answers for the same target are given one after the other.
    public func answerNext(_ target: String, with answers: Answer...) {
        ledger.script(answers, for: target)
    }

    /// Answers so many requests in the same way: a client asks several times before it gives up.
    public func answerNext(_ target: String, times: Int, with answer: Answer) {
        ledger.script(Array(repeating: answer, count: times), for: target)
    }

    /// Every request so far, in the order in which they arrived.
    public var requests: [Request] { ledger.requests }

    /// How many requests there were for a path, or for a path and query.
    public func count(_ target: String) -> Int {
        ledger.count(target)
    }

    /// Returns when that many requests for a path, or for a path and query, have arrived.
    ///
    /// - Throws: `DidNotHappen` after a while, `CancellationError` if the task is cancelled.
    public func arrival(of target: String, count: Int = 1) async throws {
        try await ledger.arrival(of: target, count: count)
    }

    /// Refuses connections from now on.
    public func stop() {
        end.once { Socket.shutDown(listener) }
    }
}

/// What may be done once only, by whichever thread comes first.
private final class End: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false

    func once(_ body: () -> Void) {
        lock.withLock {
            guard !isOver else { return }
            isOver = true
            body()
        }
    }
}
