extension Publishers {
    /// A publisher of arrays with as many values of another as were wanted.
    public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// How many values there are in an array; in the last one there can be fewer.
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            precondition(count > 0, "Values can't be collected into arrays of \(count).")
            self.upstream = upstream
            self.count = count
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            upstream.subscribe(CollectByCountSubscriber(downstream: AnySubscriber(subscriber), count: count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

@usableFromInline
final class CollectByCountSubscriber<Input, Failure: Error>: Subscriber, Subscription, OperatorDescription {
    private let count: Int
    private let lock = Lock()
    private var downstream: AnySubscriber<[Input], Failure>?
    private var link = UpstreamLink()
    private var values: [Input] = []

    @usableFromInline init(downstream: AnySubscriber<[Input], Failure>, count: Int) {
        self.downstream = downstream
        self.count = count
    }

    @usableFromInline var description: String { "CollectByCount" }

    @usableFromInline func receive(subscription: any Subscription) {
        let downstream = lock.withLock { link.accept(subscription) ? self.downstream : nil }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
    }

    @usableFromInline func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard let downstream, case .subscribed = link.state else {
            lock.unlock()
            return .none
        }
        values.append(input)
        guard values.count == count else {
            lock.unlock()
            return .none
        }
        let full = values
        values = []
        lock.unlock()
        return downstream.receive(full) * count
    }

    /// What is left is delivered, too: the upstream was asked for it because the subscriber had asked for an array.
    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) {
        let (downstream, rest, ended) = lock.withLock {
            defer { values = [] }
            return (self.downstream, values, link.end())
        }
        // The subscription is released outside of the lock.
        withExtendedLifetime(ended) {}
        if case .finished = completion, !rest.isEmpty { _ = downstream?.receive(rest) }
        end().downstream?.receive(completion: completion)
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { link.subscription }?.request(demand * count)
    }

    @usableFromInline func cancel() {
        end().subscription?.cancel()
    }

    /// Lets go of everything, outside of the lock.
    private func end() -> (
        downstream: AnySubscriber<[Input], Failure>?, subscription: (any Subscription)?, values: [Input]
    ) {
        lock.withLock {
            defer { values = [] }
            return (downstream.take(), link.end(), values)
        }
    }
}

extension Publisher {
    /// Passes on values in arrays of a certain count; the last one can have fewer.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
