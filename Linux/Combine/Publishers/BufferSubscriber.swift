/// The subscriber of a buffer: what comes is put into it, and one thread at a time delivers from it.
@usableFromInline
final class BufferSubscriber<Input, Failure: Error>: Subscriber, Subscription, OperatorDescription {
    private enum Signal {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>

    private let lock = Lock()
    private var downstream: AnySubscriber<Input, Failure>?
    private var link = UpstreamLink()
    private var values = Queue<Input>()
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Failure>?
    /// True from the beginning: nothing is delivered before the subscription.
    private var isDelivering = true

    @usableFromInline init(
        downstream: AnySubscriber<Input, Failure>, size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.downstream = downstream
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
    }

    @usableFromInline var description: String { "Buffer" }

    /// The upstream is asked before the subscriber hears of it, so that the buffer can be full by then.
    @usableFromInline func receive(subscription: any Subscription) {
        let downstream = lock.withLock { link.accept(subscription) ? self.downstream : nil }
        guard let downstream else { return subscription.cancel() }
        let wanted: Subscribers.Demand = prefetch == .keepFull ? .max(size) : .unlimited
        if wanted > .none { subscription.request(wanted) }
        downstream.receive(subscription: self)
        lock.withLock { isDelivering = false }
        deliverAndRefill()
    }

    @usableFromInline func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = link.state else {
            lock.unlock()
            return .none
        }
        var dropped: Input?
        if !isFull {
            values.append(input)
        } else {
            switch whenFull {
            case .dropNewest:
                break
            case .dropOldest:
                dropped = values.popFirst()
                if dropped != nil { values.append(input) }
            case .customError(let makeError):
                lock.unlock()
                fail(makeError())
                return .none
            }
        }
        lock.unlock()
        return withExtendedLifetime(dropped) { deliver() }
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) {
        let subscription = lock.withLock { finish(completion) }
        if subscription != nil { _ = deliver() }
    }

    @usableFromInline func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        deliverAndRefill()
    }

    @usableFromInline func cancel() {
        end().subscription?.cancel()
    }

    /// What has been asked for, and only waits for a delivery to end, takes no room.
    private var isFull: Bool {
        values.count >= size && (!isDelivering || demand <= values.count - size)
    }

    /// The buffer's own failure comes after what is in it, but not before somebody asks.
    private func fail(_ error: Failure) {
        let (subscription, isAwaited) = lock.withLock { (finish(.failure(error)), demand > .none) }
        subscription?.cancel()
        if isAwaited { _ = deliver() }
    }

    /// Takes the first completion; returns the subscription that it ends.
    private func finish(_ completion: Subscribers.Completion<Failure>) -> (any Subscription)? {
        guard case .subscribed = link.state else { return nil }
        self.completion = completion
        return link.end()
    }

    private func deliverAndRefill() {
        let room = deliver()
        if room > .none { lock.withLock { link.subscription }?.request(room) }
    }

    /// Delivers what is due, unless somebody does so already, who then takes it along; returns what there is room for.
    private func deliver() -> Subscribers.Demand {
        var room = Subscribers.Demand.none
        lock.lock()
        guard !isDelivering, let downstream else {
            lock.unlock()
            return .none
        }
        isDelivering = true
        while let signal = next() {
            lock.unlock()
            switch signal {
            case .value(let value):
                let more = downstream.receive(value)
                if prefetch == .keepFull { room += 1 }
                lock.lock()
                demand += more
            case .completion(let completion):
                end().downstream?.receive(completion: completion)
                return .none
            }
        }
        isDelivering = false
        lock.unlock()
        return room
    }

    /// A failure waits only for values that have been asked for; that the values are at their end is told to those who
    /// ask for another.
    private func next() -> Signal? {
        guard downstream != nil else { return nil }
        guard demand > .none else {
            if case .failure(let error) = completion { return .completion(.failure(error)) }
            return nil
        }
        if let value = values.popFirst() {
            demand -= 1
            return .value(value)
        }
        return completion.map { .completion($0) }
    }

    /// Lets go of everything, outside of the lock.
    private func end() -> (
        downstream: AnySubscriber<Input, Failure>?, subscription: (any Subscription)?, values: Queue<Input>
    ) {
        lock.withLock {
            defer { values = Queue() }
            return (downstream.take(), link.end(), values)
        }
    }
}
