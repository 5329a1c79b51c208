// The requests of a session that are on their way, and what has come of each.

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Collects the parts of each answer and hands the whole to the one who waits for it.
final class Exchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    typealias Continuation = CheckedContinuation<(Data, URLResponse?), any Error>
    typealias Outcome = Result<(Data, URLResponse?), any Error>

    private struct Exchange {
        var body = Data()
        var response: URLResponse?
        var redirects = 0
        var continuation: Continuation?
        /// Set if the exchange ended before anybody waited for it.
        var result: Outcome?
    }

    /// The most bytes that an answer may have; the API's longest has a fiftieth of it.
    static let longestBody = 8 << 20

    /// A queue of its own gets a thread at once, also where all those of the global queues are held up.
    private static let cancellations = DispatchQueue(label: "SwapiKit.Exchanges")

    private let lock = NSLock()
    private var exchanges: [Int: Exchange] = [:]

    func open(_ task: URLSessionTask) {
        lock.withLock { exchanges[task.taskIdentifier] = Exchange() }
    }

    func wait(for task: URLSessionTask, _ continuation: Continuation) {
        let result = lock.withLock { () -> Outcome? in
            exchanges[task.taskIdentifier]?.continuation = continuation
            guard let result = exchanges[task.taskIdentifier]?.result else { return nil }
            exchanges[task.taskIdentifier] = nil
            return result
        }
        if let result { continuation.resume(with: result) }
    }

    /// Ends an exchange; only the first end counts. Nil is a whole answer.
    ///
    /// - Returns: whether this was the first end.
    @discardableResult
    func close(_ task: URLSessionTask, with failure: Outcome?) -> Bool {
        let ended = lock.withLock { () -> Exchange? in
            guard var exchange = exchanges[task.taskIdentifier], exchange.result == nil else { return nil }
            exchange.result = failure ?? .success((exchange.body, exchange.response))
            // From now on nothing is collected.
            exchange.body = Data()
            exchanges[task.taskIdentifier] = exchange.continuation == nil ? exchange : nil
            return exchange
        }
        if let result = ended?.result { ended?.continuation?.resume(with: result) }
        return ended != nil
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        lock.withLock { exchanges[dataTask.taskIdentifier]?.response = response }
        guard response.expectedContentLength <= Self.longestBody else {
            completionHandler(.cancel)
            return refuse(dataTask, API.Failure(.tooLarge))
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = lock.withLock {
            let length = exchanges[dataTask.taskIdentifier]?.body.count ?? 0
            guard length + data.count <= Self.longestBody else { return true }
            // What comes of an answer that nobody waits for any more is dropped.
            exchanges[dataTask.taskIdentifier]?.body.append(data)
            return false
        }
        if isTooLarge { refuse(dataTask, API.Failure(.tooLarge)) }
    }

    /// Ends an exchange and the request with it, once.
    private func refuse(_ task: URLSessionTask, _ failure: API.Failure) {
        guard close(task, with: .failure(failure)) else { return }
        // Cancelling waits for the session, which may be waiting for its delegate.
        Self.cancellations.async { task.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let hasBegun = lock.withLock { exchanges[task.taskIdentifier]?.response != nil }
        close(task, with: error.map { .failure(Self.named($0, hasBegun: hasBegun)) })
    }

    /// The error that says what happened: FoundationNetworking (Swift 6.3) has no code for an answer that breaks off.
    private static func named(_ error: any Error, hasBegun: Bool) -> any Error {
        guard hasBegun, let error = error as? URLError, error.code == .unknown else { return error }
        return URLError(.networkConnectionLost, userInfo: error.userInfo)
    }

    /// The API asks nobody for a password: a request that needs one ends here, which the session itself would call
    /// cancelled.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if !canImport(FoundationNetworking)
            // Elsewhere the system checks certificates without asking.
            if challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust {
                return completionHandler(.performDefaultHandling, nil)
            }
        #endif
        close(task, with: .failure(URLError(.userAuthenticationRequired)))
        completionHandler(.cancelAuthenticationChallenge, nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let followed = lock.withLock {
            let followed = exchanges[task.taskIdentifier]?.redirects ?? 0
            exchanges[task.taskIdentifier]?.redirects += 1
            return followed
        }
        do {
            let location = response.value(forHTTPHeaderField: "Location")
            try Redirects.check(from: response.url, to: request.url, location: location, followed: followed)
            completionHandler(request)
        } catch {
            completionHandler(nil)
            refuse(task, error)
        }
    }
}
