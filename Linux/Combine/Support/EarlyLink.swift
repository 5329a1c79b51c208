/// The subscription of a subscriber that may be asked for values before it has one; guarded by its owner's lock.
@usableFromInline struct EarlyLink {
    @usableFromInline var link = UpstreamLink()
    /// What was asked for while there was no subscription.
    @usableFromInline var demand = Subscribers.Demand.none

    @inlinable init() {}

    /// Takes the first subscription, which then has to be asked for the result; any other is refused and has to be
    /// cancelled.
    @inlinable mutating func accept(_ subscription: any Subscription) -> Subscribers.Demand? {
        link.accept(subscription) ? demand : nil
    }

    /// Whom to ask; the demand is kept when there is no one yet.
    @inlinable mutating func request(_ more: Subscribers.Demand) -> (any Subscription)? {
        let subscription = link.subscription
        if subscription == nil { demand += more }
        return subscription
    }

    /// Lets go of the subscription, which is returned so that it's cancelled or released outside of the lock.
    @inlinable mutating func end() -> (any Subscription)? {
        link.end()
    }
}
