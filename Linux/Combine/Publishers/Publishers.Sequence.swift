public import Synchronization

extension Publishers {
    /// A publisher of a sequence's elements.
    public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
        public typealias Output = Elements.Element

        /// The sequence whose elements are published.
        public let sequence: Elements

        @inlinable public init(sequence: Elements) {
            self.sequence = sequence
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
            SequenceElements.attach(sequence, completion: .finished, to: subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

/// What is left of a sequence for one subscriber, and the completion that follows it.
@usableFromInline final class SequenceElements<Elements: Swift.Sequence, Downstream: Subscriber>
where Elements.Element == Downstream.Input {
    @usableFromInline let lock = Lock()
    /// Written with the lock held, and read without by whoever delivers.
    @usableFromInline let isEnded = Atomic<Bool>(false)
    @exclusivity(unchecked) @usableFromInline var receiver: Receiver<Downstream>?
    @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline var isDelivering = false
    /// The rest and its first element, which only the delivering thread touches.
    @exclusivity(unchecked) @usableFromInline var rest: Elements.Iterator
    @exclusivity(unchecked) @usableFromInline var next: Elements.Element?
    @usableFromInline let completion: Subscribers.Completion<Downstream.Failure>

    @inlinable init(
        _ elements: Elements, completion: Subscribers.Completion<Downstream.Failure>, for downstream: Downstream
    ) {
        receiver = Receiver(downstream)
        rest = elements.makeIterator()
        next = rest.next()
        self.completion = completion
    }

    /// Hands a subscriber its subscription to a sequence, or the completion if there are no elements.
    @inlinable @inline(__always) static func attach(
        _ sequence: Elements, completion: Subscribers.Completion<Downstream.Failure>, to downstream: Downstream
    ) {
        let elements = SequenceElements(sequence, completion: completion, for: downstream)
        guard elements.next != nil else {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
            return
        }
        downstream.receive(
            subscription: ClosureSubscription(
                of: sequence, request: { elements.request($0) }, cancel: { elements.cancel() }))
    }

    /// Delivers as many elements as are asked for, by now and meanwhile; the completion follows the last at once.
    @inlinable func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        guard !isDelivering, let receiver else { return lock.unlock() }
        isDelivering = true
        while demand > .none {
            let amount = demand
            demand = .none
            lock.unlock()
            deliver(amount, to: receiver.downstream)
            lock.lock()
        }
        isDelivering = false
        lock.unlock()
    }

    /// The iterator is moved to the stack, where the optimizer sees through it.
    @inlinable func deliver(_ amount: Subscribers.Demand, to downstream: Downstream) {
        var left = amount
        var rest = self.rest
        while left > .none, !isEnded.load(ordering: .relaxed), let value = next {
            next = rest.next()
            left -= 1
            left += downstream.receive(value)
            if next == nil, end() { downstream.receive(completion: completion) }
        }
        self.rest = rest
    }

    @inlinable func cancel() {
        _ = end()
    }

    /// Whether this was the end, and no other before.
    @inlinable func end() -> Bool {
        let receiver = lock.withLock {
            isEnded.store(true, ordering: .relaxed)
            demand = .none
            return self.receiver.take()
        }
        return receiver != nil
    }
}

extension Sequence {
    /// A publisher of the elements.
    @inlinable public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}
