import Combine

/// Records what it receives, and does what it's told when it does.
final class TrackingSubscriber<Input: Equatable, Failure: Error & Equatable>: Subscriber {
    enum Event: Equatable {
        case subscription
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private(set) var events: [Event] = []
    private(set) var subscription: (any Subscription)?
    /// What is asked for as soon as there is a subscription.
    private let initialDemand: Subscribers.Demand
    private let receiveValue: (Input) -> Subscribers.Demand

    init(
        _ initialDemand: Subscribers.Demand = .none,
        receiveValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) {
        self.initialDemand = initialDemand
        self.receiveValue = receiveValue
    }

    var values: [Input] {
        events.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    func receive(subscription: any Subscription) {
        events.append(.subscription)
        self.subscription = subscription
        if initialDemand > .none { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append(.value(input))
        return receiveValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        events.append(.completion(completion))
        forgetSubscription()
    }

    /// Cancels, and lets go of the subscription, as a subscriber should.
    func cancel() {
        subscription?.cancel()
        forgetSubscription()
    }

    /// Lets go of the subscription without cancelling it.
    func forgetSubscription() {
        // Released when it's out of here already: the release may come back to this.
        let old = subscription.take()
        withExtendedLifetime(old) {}
    }
}

struct TestError: Error, Hashable, Codable {
    var code = 1
}
