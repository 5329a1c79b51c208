extension Publishers {
    /// A publisher that encodes each value of another.
    public struct Encode<Upstream, Coder>: Publisher
    where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        @usableFromInline let encoder: Coder

        @inlinable public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Coder.Output == S.Input, S.Failure == any Error {
            upstream.subscribe(
                StepSubscriber(
                    "Encode", downstream: subscriber, failure: { (error: Upstream.Failure) in error },
                    step: { [encoder] (value: Upstream.Output) in
                        Step(catching: { .pass(try encoder.encode(value)) })
                    }))
        }
    }
}

extension Publisher where Self.Output: Encodable {
    /// Encodes each value; an error of the encoder ends the publisher.
    @inlinable public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
