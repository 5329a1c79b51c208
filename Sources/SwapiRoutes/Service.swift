// What the site does with a request, when, and how badly.

public import Foundation

/// The site as one address after the other meets it: answers, delays, limits and faults. It knows the time by what it is
/// told, and waits for nothing itself.
public struct Service: Sendable {
    private let routes: Routes
    private let behavior: Behavior
    private var limited: Visits
    private var slowed: Visits
    private var faults: FaultSequence

    public init(_ routes: Routes, behavior: Behavior = Behavior()) {
        self.routes = routes
        self.behavior = behavior
        limited = Visits(from: routes.started)
        slowed = Visits(from: routes.started)
        faults = FaultSequence(behavior.faults)
    }

    /// What becomes of a request.
    public struct Reaction: Hashable, Sendable {
        /// How long to wait before the outcome.
        public var delay: Duration
        public var outcome: Outcome
        /// The fault that the request met.
        public var fault: Fault?
    }

    public enum Outcome: Hashable, Sendable {
        case answer(HTTPResponse)
        /// Promises the whole body, sends that many bytes of it, and closes the connection.
        case cutShort(HTTPResponse, after: Int)
        /// Closes the connection without an answer.
        case close
        /// Resets the connection without an answer.
        case reset
    }

    /// - Parameter address: whose request it is, by which requests are counted.
    public mutating func reaction(to request: HTTPRequest, from address: String, at time: Date) -> Reaction {
        guard var response = routes.answer(to: request, at: time) else {
            return Reaction(delay: behavior.latency, outcome: .close)
        }
        var delay = behavior.latency
        if request.method == "GET" {
            if let refusal = limit(address, time, &response) {
                return Reaction(delay: delay, outcome: .answer(refusal))
            }
            let number = slowed.count(address, at: time)
            if behavior.slowsDown, number > Self.fastRequests { delay += .milliseconds(100 * number) }
        }
        return meet(faults.next(), with: response, after: delay)
    }

    /// At the real site the sixth is the first that is slow.
    private static let fastRequests = 5

    /// Counts a request, says in the headers how many are left, and gives the answer to one too many.
    private mutating func limit(_ address: String, _ time: Date, _ response: inout HTTPResponse) -> HTTPResponse? {
        guard let most = behavior.rateLimit else { return nil }
        let number = limited.count(address, at: time)
        let headers = [
            "X-RateLimit-Limit": String(most), "X-RateLimit-Remaining": String(max(0, most - number)),
            "X-RateLimit-Reset": String(Int(limited.end.timeIntervalSince1970.rounded(.up))),
        ]
        response.headers.merge(headers) { _, new in new }
        guard number > most else { return nil }
        // Plain text that says it is HTML, as there.
        var refusal = HTTPResponse.html("Too many requests from this address; it has to wait.", status: 429)
        refusal.headers.merge(headers) { _, new in new }
        refusal.headers["X-Powered-By"] = "Express"
        let seconds = limited.end.timeIntervalSince(time).rounded(.up)
        refusal.headers["Retry-After"] = String(Int(max(1, seconds)))
        return refusal
    }

    private func meet(_ fault: Fault?, with response: HTTPResponse, after delay: Duration) -> Reaction {
        let outcome: Outcome =
            switch fault {
            case nil: .answer(response)
            case .fail: .answer(.status(500))
            case .truncate: .cutShort(response, after: response.body.count / 2)
            case .garbage: .answer(Garbage.instead(of: response))
            case .reset, .stall: .reset
            }
        return Reaction(delay: fault == .stall ? behavior.stall : delay, outcome: outcome, fault: fault)
    }
}
