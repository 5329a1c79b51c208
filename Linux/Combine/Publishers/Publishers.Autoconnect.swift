extension Publishers {
    /// A publisher that connects another for its first subscriber, and disconnects it when the last cancels.
    public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public final let upstream: Upstream

        private let lock = Lock()
        private var connection = Connection()

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable @inline(__always) public final func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            attach(AnySubscriber(subscriber))
        }

        /// Connects after the subscription, so that the first subscriber misses nothing.
        @usableFromInline final func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            let isFirst = lock.withLock { connection.addSubscriber() }
            upstream.subscribe(AutoconnectSubscriber(subscriber, disconnect: disconnect))
            guard isFirst, lock.withLock({ connection.isStillNeeded() }) else { return }
            let new = upstream.connect()
            lock.withLock { connection.connected(new) }?.cancel()
        }

        private func disconnect() {
            lock.withLock { connection.removeSubscriber() }?.cancel()
        }
    }
}

/// How many subscribers need a connection, and the connection while they do; guarded by the publisher's lock.
private struct Connection {
    private var subscriberCount = 0
    private var isConnecting = false
    private var connection: (any Cancellable)?

    /// Whether the new subscriber has to connect.
    mutating func addSubscriber() -> Bool {
        subscriberCount += 1
        guard !isConnecting, connection == nil else { return false }
        isConnecting = true
        return true
    }

    /// Whether the new subscriber has still to connect, or everybody has cancelled already.
    mutating func isStillNeeded() -> Bool {
        isConnecting = subscriberCount > 0
        return isConnecting
    }

    /// Keeps the connection, or returns it to be cancelled if nobody needs it any more.
    mutating func connected(_ new: any Cancellable) -> (any Cancellable)? {
        isConnecting = false
        guard subscriberCount > 0 else { return new }
        connection = new
        return nil
    }

    /// Returns the connection if it has to be cancelled.
    mutating func removeSubscriber() -> (any Cancellable)? {
        subscriberCount -= 1
        return subscriberCount == 0 ? connection.take() : nil
    }
}

/// Passes everything on, with another subscription.
private final class AutoconnectSubscriber<Input, Failure: Error>: Subscriber, OperatorDescription {
    private let lock = Lock()
    private let downstream: AnySubscriber<Input, Failure>
    /// Holds the publisher, too, whose connection is needed even if the subscription is held by nobody.
    private let disconnect: () -> Void
    private var isSubscribed = false

    init(_ downstream: AnySubscriber<Input, Failure>, disconnect: @escaping () -> Void) {
        self.downstream = downstream
        self.disconnect = disconnect
    }

    var description: String { "Autoconnect" }

    func receive(subscription: any Subscription) {
        let isSecond = lock.withLock {
            defer { isSubscribed = true }
            return isSubscribed
        }
        guard !isSecond else { return subscription.cancel() }
        downstream.receive(subscription: AutoconnectSubscription(subscription, disconnect: disconnect))
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}

/// A subscription that disconnects, too, when it's cancelled for the first time.
private final class AutoconnectSubscription: Subscription, OperatorDescription {
    let combineIdentifier: CombineIdentifier
    private let lock = Lock()
    private let subscription: any Subscription
    private var disconnect: (() -> Void)?

    init(_ subscription: any Subscription, disconnect: @escaping () -> Void) {
        self.subscription = subscription
        self.disconnect = disconnect
        combineIdentifier = subscription.combineIdentifier
    }

    var description: String { "\(subscription)" }

    func request(_ demand: Subscribers.Demand) {
        subscription.request(demand)
    }

    func cancel() {
        guard let disconnect = lock.withLock({ self.disconnect.take() }) else { return }
        disconnect()
        subscription.cancel()
    }
}

extension ConnectablePublisher {
    /// Connects the publisher for the first subscriber, and disconnects it when the last cancels.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
