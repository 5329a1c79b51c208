extension Publishers {
    /// A publisher that sends the values of another once it's connected.
    public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        @usableFromInline let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        public init(upstream: Upstream) {
            multicast = upstream.multicast(subject: PassthroughSubject())
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            multicast.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            multicast.connect()
        }
    }
}

extension Publisher where Self.Failure == Never {
    /// Sends values to subscribers once the publisher is connected, so that none misses the first.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
