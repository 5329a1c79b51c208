/// The subscription of a subscriber that takes one in its life; guarded by its owner's lock.
struct UpstreamLink {
    private enum State {
        case waiting
        case subscribed(any Subscription)
        case ended
    }

    private var state = State.waiting

    /// Takes the first subscription; any other, or one that comes after the end, is refused and has to be cancelled.
    mutating func accept(_ subscription: any Subscription) -> Bool {
        guard case .waiting = state else { return false }
        state = .subscribed(subscription)
        return true
    }

    var subscription: (any Subscription)? {
        if case .subscribed(let subscription) = state { subscription } else { nil }
    }

    /// Lets go of the subscription, which is returned so that it's cancelled or released outside of the lock.
    mutating func end() -> (any Subscription)? {
        defer { state = .ended }
        return subscription
    }
}
