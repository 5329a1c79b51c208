extension Publishers {
    /// A publisher that decodes a value of each that another publishes.
    public struct Decode<Upstream, Output, Coder>: Publisher
    where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        @usableFromInline let decoder: Coder

        @inlinable public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                StepSubscriber(
                    "Decode", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [decoder] (value: Upstream.Output) in
                        Step(catching: { .pass(try decoder.decode(Output.self, from: value)) })
                    }))
        }
    }
}

extension Publisher {
    /// Decodes a value of each; an error of the decoder ends the publisher.
    @inlinable public func decode<Item, Coder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
