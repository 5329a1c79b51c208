extension Publishers {
    /// A publisher that passes a value of another on when no other has come for some time.
    public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// How long no other value must come.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Where values are delivered.
        public let scheduler: Context

        /// How the scheduler is to run what it's given.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            upstream.subscribe(
                DebounceSubscriber(
                    downstream: subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
        }
    }
}

private final class DebounceSubscriber<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription,
    OperatorDescription
{
    private let lock = Lock()
    private let dueTime: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let mailbox: Mailbox<Input, Failure>
    private var link = UpstreamLink()
    private var demand = Subscribers.Demand.none
    /// The delivery of the newest value, which later ones call off.
    private var pending: DelayedCall?
    /// How many values have come.
    private var generation = 0

    init(
        downstream: AnySubscriber<Input, Failure>, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?
    ) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.options = options
        mailbox = Mailbox(downstream)
    }

    var description: String { "Debounce" }

    func receive(subscription: any Subscription) {
        guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
        mailbox.send(.subscription, from: self)
        lock.withLock { link.subscription }?.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let generation = nextGeneration() else { return .none }
        let call = DelayedCall { [weak self] in self?.deliver(input, of: generation) }
        let replaced = lock.withLock {
            // Another thread may have brought a newer value meanwhile.
            guard link.subscription != nil, generation == self.generation else { return call as DelayedCall? }
            defer { pending = call }
            return pending
        }
        replaced?.cancel()
        call.schedule(after: dueTime, on: scheduler, options: options)
        return .none
    }

    /// A value that still waits is lost.
    func receive(completion: Subscribers.Completion<Failure>) {
        guard end() != nil else { return }
        mailbox.put(.completion(completion))
        scheduler.schedule { self.mailbox.deliverNext(from: self) }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
    }

    func cancel() {
        mailbox.close()
        end()?.cancel()
    }

    private func nextGeneration() -> Int? {
        lock.withLock {
            guard link.subscription != nil else { return nil }
            generation += 1
            return generation
        }
    }

    /// A value that nobody has asked for is lost.
    private func deliver(_ value: Input, of generation: Int) {
        let isWanted = lock.withLock {
            guard link.subscription != nil, generation == self.generation, demand > .none else { return false }
            demand -= 1
            return true
        }
        if isWanted { mailbox.send(.value(value), from: self) }
    }

    /// Calls the delivery off, and lets go of the upstream.
    private func end() -> (any Subscription)? {
        let (call, subscription) = lock.withLock { (pending.take(), link.end()) }
        call?.cancel()
        return subscription
    }
}

extension Publisher {
    /// Passes a value on when no other has come for some time.
    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
