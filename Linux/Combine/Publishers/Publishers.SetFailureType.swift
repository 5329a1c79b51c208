extension Publishers {
    /// A publisher that is said to fail with some error, although the one that it stands for never fails.
    public struct SetFailureType<Upstream, Failure>: Publisher
    where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The publisher that values come from.
        public let upstream: Upstream

        @inlinable public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
            upstream.subscribe(
                MapErrorSubscriber<Never, S>(
                    "SetFailureType", downstream: subscriber, transform: { (_: Never) -> Failure in }))
        }

        /// Takes another error in place of the one said before.
        @inlinable public func setFailureType<E>(
            to failure: E.Type
        ) -> Publishers.SetFailureType<Upstream, E> where E: Error {
            Publishers.SetFailureType<Upstream, E>(upstream: upstream)
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Self.Failure == Never {
    /// Lets a publisher that never fails stand where one that can fail is needed.
    @inlinable public func setFailureType<E>(
        to failureType: E.Type
    ) -> Publishers.SetFailureType<Self, E> where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}
