extension Publishers {
    /// A publisher that sends the values of another to its subscribers through a subject, once it's connected.
    public final class Multicast<Upstream, SubjectType>: ConnectablePublisher
    where
        Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
        Upstream.Output == SubjectType.Output
    {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public final let upstream: Upstream

        /// Makes the subject when it's needed for the first time.
        public final let createSubject: () -> SubjectType

        private let lock = Lock()
        private var createdSubject: SubjectType?

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        @inlinable @inline(__always) public final func receive<S>(subscriber: S)
        where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            subject.subscribe(MulticastSubscriber(subscriber))
        }

        public final func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }

        /// The subject of all subscribers; of two that are made at the same time the second is dropped.
        private var subject: SubjectType {
            if let subject = lock.withLock({ createdSubject }) { return subject }
            let new = createSubject()
            return lock.withLock {
                let subject = createdSubject ?? new
                createdSubject = subject
                return subject
            }
        }
    }
}

/// A subscriber of a subject, which asks for more by its subscription only, as any subject understands that.
private final class MulticastSubscriber<Input, Failure: Error>: Subscriber, Subscription, OperatorDescription {
    private let lock = Lock()
    private var receiver: AnySubscriber<Input, Failure>?
    private var link = UpstreamLink()

    init(_ downstream: AnySubscriber<Input, Failure>) {
        receiver = downstream
    }

    var description: String { "Multicast" }

    func receive(subscription: any Subscription) {
        let (isAccepted, receiver) = lock.withLock { (link.accept(subscription), self.receiver) }
        if isAccepted, let receiver {
            receiver.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let receiver = lock.withLock({ link.subscription == nil ? nil : receiver }) else { return .none }
        let more = receiver.receive(input)
        if more > .none { request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end().receiver?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { link.subscription }?.request(demand)
    }

    func cancel() {
        end().subscription?.cancel()
    }

    private func end() -> (receiver: AnySubscriber<Input, Failure>?, subscription: (any Subscription)?) {
        lock.withLock { (receiver.take(), link.end()) }
    }
}

extension Publisher {
    /// Sends values to subscribers through a subject that is made for the first of them.
    public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends values to subscribers through a subject.
    public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        Publishers.Multicast(upstream: self) { subject }
    }
}
