// Sends requests, and decides about redirects and time-outs itself.

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A session of its own with the configuration of another.
///
/// On Linux a session asks nobody about redirects unless it has a delegate from its first day, and knows no time-out
/// of a single request (FoundationNetworking of Swift 6.3); hence no `URLSession.data(for:delegate:)`.
final class HTTPSession: Sendable {
    private let exchanges = Exchanges()
    /// For who sends requests by other means than `data(for:)`; it ends with this object.
    let session: URLSession

    /// - Parameter session: nil for the shared one.
    init(like session: URLSession?) {
        let configuration = CookieFolder.leavingNone { (session ?? .shared).configuration }
        // Nothing here is personal: what a server wants to be remembered is not.
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        self.session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// The answer to a request.
    ///
    /// - Throws: `URLError`, with the code `cancelled` if the task is; `API.Failure` for a redirect that is refused.
    func data(for request: URLRequest) async throws -> (Data, URLResponse?) {
        let task = session.dataTask(with: request)
        exchanges.open(task)
        let deadline = Task { [exchanges, timeout = request.timeoutInterval] in
            try await Task.sleep(for: .seconds(timeout))
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
