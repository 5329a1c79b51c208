// Sends requests, and decides about redirects and time-outs itself.

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A session of its own with the configuration of another.
///
/// On Linux a session asks nobody about redirects unless it has a delegate from its first day, and knows no time-out
/// of a single request (FoundationNetworking of Swift 6.3); hence no `URLSession.data(for:delegate:)`. There it also keeps
/// a core busy while the first request of a connection waits for a slow answer, because it goes on watching whether the
/// socket can be written to; no setting of a session changes that. Further requests on the connection wait in silence:
/// connections are kept.
final class HTTPSession: Sendable {
    private let exchanges = Exchanges()
    private let session: URLSession
    private let sleep: @Sendable (TimeInterval) async throws -> Void

    /// The most requests that are on their way to a host at once.
    static let lanes = 2

    /// - Parameters:
    ///   - session: nil for the shared one.
    ///   - sleep: waits for so many seconds, for the time-outs.
    init(like session: URLSession?, sleep: @escaping @Sendable (TimeInterval) async throws -> Void) {
        self.sleep = sleep
        let theirs = CookieFolder.leavingNone { (session ?? .shared).configuration }
        // A copy: FoundationNetworking (Swift 6.3) hands out the session's own, and what is changed in that is changed there.
        let configuration = theirs.copy() as? URLSessionConfiguration ?? .ephemeral
        // Nothing here is personal: what a server wants to be remembered is not.
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        // Nothing that a server sends is to fill the disk: what is worth keeping is kept by the app.
        configuration.urlCache = nil
        configuration.httpMaximumConnectionsPerHost = Self.lanes
        self.session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: DeliveryQueue())
    }

    deinit { session.finishTasksAndInvalidate() }

    /// The answer to a request.
    ///
    /// - Throws: `URLError`, with the code `cancelled` if the task is; `API.Failure` for a redirect that is refused.
    func data(for request: URLRequest) async throws -> (Data, URLResponse?) {
        let task = session.dataTask(with: request)
        exchanges.open(task)
        let deadline = Task { [exchanges, sleep, timeout = request.timeoutInterval] in
            try await sleep(timeout)
            exchanges.close(task, with: .failure(URLError(.timedOut)))
            task.cancel()
        }
        defer { deadline.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                exchanges.wait(for: task, continuation)
                task.resume()
            }
        } onCancel: {
            exchanges.close(task, with: .failure(URLError(.cancelled)))
            task.cancel()
        }
    }
}
