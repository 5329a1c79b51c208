// Which requests came, which answers are scripted, and who waits for a request.

import Foundation

final class RequestLedger: @unchecked Sendable {
    private let lock = NSLock()
    private var arrived: [LoopbackServer.Request] = []
    private var scripted: [String: [LoopbackServer.Answer]] = [:]
    private let waiters = Waiters<(target: String, count: Int)>()

    var requests: [LoopbackServer.Request] { lock.withLock { arrived } }

    func count(_ target: String) -> Int {
        requests.count { $0.target == target || $0.path == target }
    }

    func script(_ answers: [LoopbackServer.Answer], for target: String) {
        lock.withLock { scripted[target, default: []] += answers }
    }

    /// Notes a request and takes the scripted answer for its target or its path, if there is one.
    func record(_ request: LoopbackServer.Request) -> LoopbackServer.Answer? {
        let answer = lock.withLock { () -> LoopbackServer.Answer? in
            arrived.append(request)
            for target in [request.target, request.path] where scripted[target]?.isEmpty == false {
                return scripted[target]?.removeFirst()
            }
            return nil
        }
        waiters.happened { count($0.target) >= $0.count }
        return answer
    }

    func arrival(of target: String, count: Int) async throws {
        try await waiters.wait(for: (target, count)) {
            "request \(count) for \(target) did not arrive; there were \(self.requests.map(\.target))"
        } unless: {
            self.count(target) >= count
        }
    }
}
