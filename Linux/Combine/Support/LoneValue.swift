/// The one value of a publisher, which waits until a subscriber asks for it; the completion follows at once.
@usableFromInline final class LoneValue<Downstream: Subscriber> {
    @usableFromInline let lock = Lock()
    /// Nil once the subscriber has got everything, or has cancelled.
    @exclusivity(unchecked) @usableFromInline var receiver: Receiver<Downstream>?
    @exclusivity(unchecked) @usableFromInline var isAskedFor = false
    @usableFromInline let value: Downstream.Input

    @inlinable init(_ value: Downstream.Input, for downstream: Downstream) {
        self.value = value
        receiver = Receiver(downstream)
    }

    /// Hands a subscriber its subscription to the value.
    @inlinable @inline(__always) static func attach(
        _ value: Downstream.Input, to downstream: Downstream, as name: String
    ) {
        let lone = LoneValue(value, for: downstream)
        downstream.receive(
            subscription: ClosureSubscription(
                of: name, request: { lone.request($0) }, cancel: { lone.cancel() }))
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscription was asked for no values.")
        let receiver = lock.withLock {
            defer { isAskedFor = true }
            return isAskedFor ? nil : self.receiver
        }
        guard let receiver else { return }
        _ = receiver.downstream.receive(value)
        end()?.downstream.receive(completion: .finished)
    }

    @inlinable func cancel() {
        _ = end()
    }

    @inlinable func end() -> Receiver<Downstream>? {
        lock.withLock { receiver.take() }
    }
}
