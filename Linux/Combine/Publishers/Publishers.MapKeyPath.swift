extension Publishers {
    /// A publisher of a property of each value of another.
    public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// The property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        @inlinable init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
            upstream.subscribe(
                MapSubscriber<Upstream.Output, S>(
                    "ValueForKey", downstream: subscriber, transform: { [keyPath] in $0[keyPath: keyPath] }))
        }
    }
}

extension Publisher {
    /// Passes on a property of each value.
    @inlinable public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }
}
