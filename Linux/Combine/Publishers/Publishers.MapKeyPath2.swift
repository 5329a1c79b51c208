extension Publishers {
    /// A publisher of two properties of each value of another.
    public struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
        public typealias Output = (Output0, Output1)
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        @inlinable init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == (Output0, Output1) {
            upstream.subscribe(
                MapSubscriber<Upstream.Output, S>(
                    "ValueForKeys", downstream: subscriber,
                    transform: { [keyPath0, keyPath1] in ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }))
        }
    }
}

extension Publisher {
    /// Passes on two properties of each value.
    @inlinable public func map<T0, T1>(
        _ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }
}
