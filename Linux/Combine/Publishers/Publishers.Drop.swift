extension Publishers {
    /// A publisher that leaves out the first values of another.
    public struct Drop<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// How many values are left out.
        public let count: Int

        @inlinable public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let drop = DropSubscriber(downstream: subscriber, count: count)
            subscriber.receive(subscription: drop)
            upstream.subscribe(drop)
        }
    }
}

/// Asks for the values that it leaves out of its own accord, and together with the subscriber's first demand.
@usableFromInline final class DropSubscriber<Downstream: Subscriber>: Subscriber, Subscription, OperatorDescription {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let lock = Lock()
    /// Nil once the operator has come to its end.
    @exclusivity(unchecked) @usableFromInline var receiver: Receiver<Downstream>?
    @exclusivity(unchecked) @usableFromInline var link = EarlyLink()
    @exclusivity(unchecked) @usableFromInline var left: Int

    @inlinable init(downstream: Downstream, count: Int) {
        precondition(count >= 0, "A negative number of values can't be dropped.")
        receiver = Receiver(downstream)
        left = count
    }

    @usableFromInline var description: String { "Drop" }

    @inlinable func receive(subscription: any Subscription) {
        lock.lock()
        let early = link.accept(subscription)
        let demand = (early ?? .none) + left
        lock.unlock()
        if early == nil {
            subscription.cancel()
        } else if demand > .none {
            subscription.request(demand)
        }
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        let isDropped = left > 0
        if isDropped { left -= 1 }
        let receiver = receiver
        lock.unlock()
        guard !isDropped, let receiver else { return .none }
        return receiver.downstream.receive(input)
    }

    @inlinable func receive(completion: Subscribers.Completion<Failure>) {
        end().receiver?.downstream.receive(completion: completion)
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        lock.withLock { link.request(demand) }?.request(demand)
    }

    @inlinable func cancel() {
        end().subscription?.cancel()
    }

    /// Lets go of both sides, outside of the lock.
    @inlinable func end() -> (receiver: Receiver<Downstream>?, subscription: (any Subscription)?) {
        lock.withLock { (receiver.take(), link.end()) }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Leaves out the first values.
    @inlinable public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
