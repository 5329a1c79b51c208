// How bad a day the site has.

/// What the site does besides answering; nothing unless it is told.
///
/// A fault with the number K befalls every Kth request. Where several fall on the same one, the others wait for the
/// requests after it.
public struct Behavior: Hashable, Sendable {
    /// How long each answer takes at least.
    public var latency: Duration = .zero
    /// Whether answers take longer from the sixth request of an address in fifteen minutes on: 100 ms for each so far.
    public var slowsDown = false
    /// How many requests an address has in fifteen minutes, a hundred at the real site; nil for any number.
    public var rateLimit: Int?
    /// Which faults there are, and which request each befalls.
    public var faults: [Fault: Int] = [:]
    /// How long a stalled answer keeps still before its connection is reset: longer than clients wait.
    public var stall: Duration = .seconds(90)

    public init() {}
}

/// What can happen to an answer.
public enum Fault: String, CaseIterable, Hashable, Sendable {
    /// Status 500 with a web page.
    case fail
    /// Half of the body, then the end of the connection.
    case truncate
    /// As many bytes as the body has, none of which mean anything.
    case garbage
    /// The connection is reset without an answer.
    case reset
    /// No byte for longer than anybody waits, then a reset.
    case stall
}
