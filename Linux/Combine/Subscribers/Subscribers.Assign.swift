extension Subscribers {
    /// A subscriber that asks for everything and writes it to a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        public typealias Failure = Never

        private let lock = Lock()
        private var target: Root?
        private var link = UpstreamLink()

        /// The object that has the property, held until the end.
        public final var object: Root? {
            lock.withLock { target }
        }

        /// The property that values are written to.
        public final let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber that writes to a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        public final var description: String { "Assign \(Root.self)." }

        public final var customMirror: Mirror {
            Mirror(self, children: ["object": object as Any, "keyPath": keyPath])
        }

        public final var playgroundDescription: Any { description }

        public final func receive(subscription: any Subscription) {
            let isAccepted = lock.withLock { link.accept(subscription) }
            if isAccepted {
                subscription.request(.unlimited)
            } else {
                subscription.cancel()
            }
        }

        public final func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public final func receive(completion: Subscribers.Completion<Never>) {
            _ = end()
        }

        public final func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (object: Root?, subscription: (any Subscription)?) {
            lock.withLock { (target.take(), link.end()) }
        }
    }
}
