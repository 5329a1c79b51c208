/// The subscription of a subscriber that takes one in its life; guarded by its owner's lock.
@usableFromInline struct UpstreamLink {
    @usableFromInline enum State {
        case waiting
        case subscribed(any Subscription)
        case ended
    }

    @usableFromInline var state = State.waiting

    @inlinable init() {}

    /// Takes the first subscription; any other, or one that comes after the end, is refused and has to be cancelled.
    @inlinable mutating func accept(_ subscription: any Subscription) -> Bool {
        guard case .waiting = state else { return false }
        state = .subscribed(subscription)
        return true
    }

    @inlinable var subscription: (any Subscription)? {
        if case .subscribed(let subscription) = state { subscription } else { nil }
    }

    /// Lets go of the subscription, which is returned so that it's cancelled or released outside of the lock.
    @inlinable mutating func end() -> (any Subscription)? {
        defer { state = .ended }
        return subscription
    }
}
