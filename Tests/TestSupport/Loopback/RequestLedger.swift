// Which requests came, which answers are scripted, and who waits for a request.

import Foundation

final class RequestLedger: @unchecked Sendable {
    private typealias Waiter = (target: String, count: Int, continuation: CheckedContinuation<Void, Never>)

    private let lock = NSLock()
    private var arrived: [LoopbackServer.Request] = []
    private var scripted: [String: [LoopbackServer.Answer]] = [:]
    private var waiters: [Waiter] = []

    var requests: [LoopbackServer.Request] { lock.withLock { arrived } }

    func count(_ target: String) -> Int {
        lock.withLock { countLocked(target) }
    }

    func script(_ answers: [LoopbackServer.Answer], for target: String) {
        lock.withLock { scripted[target, default: []] += answers }
    }

    /// Notes a request and takes the scripted answer for its target or its path, if there is one.
    func record(_ request: LoopbackServer.Request) -> LoopbackServer.Answer? {
        let (answer, satisfied) = lock.withLock {
            arrived.append(request)
            let ready = waiters.filter { countLocked($0.target) >= $0.count }
            waiters.removeAll { countLocked($0.target) >= $0.count }
            for target in [request.target, request.path] where scripted[target]?.isEmpty == false {
                return (scripted[target]?.removeFirst(), ready)
            }
            return (nil, ready)
        }
        satisfied.forEach { $0.continuation.resume() }
        return answer
    }

    func arrival(of target: String, count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = lock.withLock {
                guard countLocked(target) < count else { return true }
                waiters.append((target, count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func countLocked(_ target: String) -> Int {
        arrived.count { $0.target == target || $0.path == target }
    }
}
