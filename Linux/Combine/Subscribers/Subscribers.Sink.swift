extension Subscribers {
    /// A subscriber that asks for everything and hands it to closures.
    public final class Sink<Input, Failure>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    where Failure: Error {
        @usableFromInline final class Closures {
            @usableFromInline let receiveValue: (Input) -> Void
            @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

            @inlinable init(
                receiveValue: @escaping (Input) -> Void,
                receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
            ) {
                self.receiveValue = receiveValue
                self.receiveCompletion = receiveCompletion
            }
        }

        @usableFromInline let lock = Lock()
        /// Nil once the sink has come to its end, so that nothing they hold outlives it.
        @exclusivity(unchecked) @usableFromInline var closures: Closures?
        @usableFromInline var link = UpstreamLink()

        /// Creates a sink with closures for values and for the completion.
        @inlinable public init(
            receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
            receiveValue: @escaping ((Input) -> Void)
        ) {
            closures = Closures(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
        }

        /// What is called with each value; does nothing once the sink has come to its end.
        public final var receiveValue: (Input) -> Void {
            lock.withLock { closures }?.receiveValue ?? { _ in }
        }

        /// What is called with the completion; does nothing once the sink has come to its end.
        public final var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { closures }?.receiveCompletion ?? { _ in }
        }

        public final var description: String { "Sink" }
        public final var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
        public final var playgroundDescription: Any { description }

        public final func receive(subscription: any Subscription) {
            let isAccepted = lock.withLock { link.accept(subscription) }
            if isAccepted {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        @inlinable public final func receive(_ value: Input) -> Subscribers.Demand {
            lock.withLock { closures }?.receiveValue(value)
            return .none
        }

        public final func receive(completion: Subscribers.Completion<Failure>) {
            end()?.closures.receiveCompletion(completion)
        }

        public final func cancel() {
            end()?.subscription?.cancel()
        }

        private func end() -> (closures: Closures, subscription: (any Subscription)?)? {
            lock.withLock {
                guard let closures = closures.take() else { return nil }
                return (closures, link.end())
            }
        }
    }
}
