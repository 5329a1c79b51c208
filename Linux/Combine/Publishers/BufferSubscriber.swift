/// The subscriber of a buffer: what comes is put into it, and one thread at a time delivers from it.
@usableFromInline
final class BufferSubscriber<Input, Failure: Error>: Subscriber, Subscription, OperatorDescription {
    private let lock = Lock()
    private var downstream: AnySubscriber<Input, Failure>?
    private var link = UpstreamLink()
    /// Nil once everything is at its end.
    private var contents: BufferContents<Input, Failure>?
    private let firstDemand: Subscribers.Demand
    private let isKeptFull: Bool

    @usableFromInline init(
        downstream: AnySubscriber<Input, Failure>, size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.downstream = downstream
        contents = BufferContents(size: size, whenFull: whenFull)
        isKeptFull = prefetch == .keepFull
        firstDemand = isKeptFull ? .max(size) : .unlimited
    }

    @usableFromInline var description: String { "Buffer" }

    /// The upstream is asked before the subscriber hears of it, so that the buffer can be full by then.
    @usableFromInline func receive(subscription: any Subscription) {
        let downstream = lock.withLock { link.accept(subscription) ? self.downstream : nil }
        guard let downstream else { return subscription.cancel() }
        if firstDemand > .none { subscription.request(firstDemand) }
        downstream.receive(subscription: self)
        refill(deliver(isFirst: true))
    }

    @usableFromInline func receive(_ input: Input) -> Subscribers.Demand {
        switch lock.withLock({ add(input) }) {
        case .done(let dropped):
            return withExtendedLifetime(dropped) { deliver() }
        case .noRoom(let makeError):
            fail(makeError())
            return .none
        case nil:
            return .none
        }
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) {
        let subscription = lock.withLock { finish(completion) }
        if subscription != nil { _ = deliver() }
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        lock.withLock { contents?.request(demand) }
        refill(deliver())
    }

    @usableFromInline func cancel() {
        end().subscription?.cancel()
    }

    /// The buffer's own failure comes after what is in it, but not before somebody asks.
    private func fail(_ error: Failure) {
        let (subscription, isAwaited) = lock.withLock { (finish(.failure(error)), contents?.isAwaited == true) }
        subscription?.cancel()
        if isAwaited { _ = deliver() }
    }

    private func add(_ input: Input) -> BufferContents<Input, Failure>.Addition? {
        if case .subscribed = link.state { contents?.add(input) } else { nil }
    }

    /// Takes the first completion; returns the subscription that it ends.
    private func finish(_ completion: Subscribers.Completion<Failure>) -> (any Subscription)? {
        guard case .subscribed = link.state else { return nil }
        contents?.finish(completion)
        return link.end()
    }

    private func refill(_ room: Subscribers.Demand) {
        if room > .none { lock.withLock { link.subscription }?.request(room) }
    }

    /// Delivers what is due, unless somebody does so already, who then takes it along; returns what there is room for.
    private func deliver(isFirst: Bool = false) -> Subscribers.Demand {
        var room = Subscribers.Demand.none
        lock.lock()
        guard let downstream, isFirst || contents?.beginDelivery() == true else {
            lock.unlock()
            return .none
        }
        while let signal = contents?.next() {
            lock.unlock()
            switch signal {
            case .value(let value):
                let more = downstream.receive(value)
                if isKeptFull { room += 1 }
                lock.lock()
                contents?.request(more)
            case .completion(let completion):
                end().downstream?.receive(completion: completion)
                return .none
            }
        }
        lock.unlock()
        return room
    }

    /// Lets go of everything, outside of the lock.
    private func end() -> (
        downstream: AnySubscriber<Input, Failure>?, subscription: (any Subscription)?,
        contents: BufferContents<Input, Failure>?
    ) {
        lock.withLock { (downstream.take(), link.end(), contents.take()) }
    }
}
