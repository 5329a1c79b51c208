extension Publishers {
    /// A publisher that subscribes, asks and cancels on a scheduler.
    public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Where the publisher is subscribed to, asked and cancelled.
        public let scheduler: Context

        /// How the scheduler is to run what it's given.
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            let schedule = { [scheduler, options] in scheduler.schedule(options: options, $0) }
            let subscriber = SubscribeOnSubscriber(downstream: subscriber, schedule: schedule)
            schedule { [upstream] in upstream.subscribe(subscriber) }
        }
    }
}

private final class SubscribeOnSubscriber<Input, Failure: Error>: Subscriber, Subscription, OperatorDescription {
    private let lock = Lock()
    private var receiver: AnySubscriber<Input, Failure>?
    private var link = UpstreamLink()
    private let schedule: (@escaping () -> Void) -> Void

    init(downstream: AnySubscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        receiver = downstream
        self.schedule = schedule
    }

    var description: String { "SubscribeOn" }

    func receive(subscription: any Subscription) {
        guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
        lock.withLock { receiver }?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { receiver }?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end().receiver?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard let subscription = lock.withLock({ link.subscription }) else { return }
        schedule { subscription.request(demand) }
    }

    func cancel() {
        guard let subscription = end().subscription else { return }
        schedule { subscription.cancel() }
    }

    private func end() -> (receiver: AnySubscriber<Input, Failure>?, subscription: (any Subscription)?) {
        lock.withLock { (receiver.take(), link.end()) }
    }
}

extension Publisher {
    /// Subscribes, asks and cancels on a scheduler.
    public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    where S: Scheduler {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
