import Combine

/// Records what is asked of it.
final class TrackingSubscription: Subscription {
    enum Event: Equatable {
        case requested(Subscribers.Demand)
        case cancelled
    }

    private(set) var events: [Event] = []

    func request(_ demand: Subscribers.Demand) {
        events.append(.requested(demand))
    }

    func cancel() {
        events.append(.cancelled)
    }
}
