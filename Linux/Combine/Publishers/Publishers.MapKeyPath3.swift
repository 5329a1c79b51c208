extension Publishers {
    /// A publisher of three properties of each value of another.
    public struct MapKeyPath3<Upstream, Output0, Output1, Output2>: Publisher where Upstream: Publisher {
        public typealias Output = (Output0, Output1, Output2)
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>

        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// The third property.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        @inlinable init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == (Output0, Output1, Output2) {
            upstream.subscribe(
                MapSubscriber<Upstream.Output, S>(
                    "ValueForKeys", downstream: subscriber,
                    transform: { [keyPath0, keyPath1, keyPath2] in
                        ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
                    }))
        }
    }
}

extension Publisher {
    /// Passes on three properties of each value.
    @inlinable public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>,
        _ keyPath2: KeyPath<Self.Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}
