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
            let elements = SequenceElements(sequence, for: subscriber)
            guard !elements.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            subscriber.receive(
                subscription: ClosureSubscription(
                    of: sequence, request: { elements.request($0) }, cancel: { elements.cancel() }))
        }
    }
}

/// What is left of a sequence for one subscriber.
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

    @inlinable init(_ elements: Elements, for downstream: Downstream) {
        receiver = Receiver(downstream)
        rest = elements.makeIterator()
        next = rest.next()
    }

    @inlinable var isEmpty: Bool { next == nil }

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
            if next == nil, end() { downstream.receive(completion: .finished) }
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
