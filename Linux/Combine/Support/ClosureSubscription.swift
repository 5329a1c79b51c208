/// A subscription of closures: those that inlinable code makes know the subscriber's type, where a call of a generic
/// class's method would not.
@usableFromInline final class ClosureSubscription: Subscription, OperatorDescription {
    @usableFromInline let source: Any
    @usableFromInline let requestDemand: (Subscribers.Demand) -> Void
    @usableFromInline let cancelSource: () -> Void

    /// Creates a subscription that is described as its source is.
    @inlinable init(
        of source: Any, request: @escaping (Subscribers.Demand) -> Void, cancel: @escaping () -> Void
    ) {
        self.source = source
        requestDemand = request
        cancelSource = cancel
    }

    @usableFromInline var description: String { "\(source)" }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        requestDemand(demand)
    }

    @usableFromInline func cancel() {
        cancelSource()
    }
}
