extension Publishers {
    /// A publisher that collects values of another, and sends them at the end of each interval.
    public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// When values are sent.
        public let strategy: Publishers.TimeGroupingStrategy<Context>

        /// How the scheduler is to run what it's given.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            let (scheduler, interval, count) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, Int?.none)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
                }
            precondition(count ?? 1 > 0, "A group of less than one value.")
            upstream.subscribe(
                CollectByTimeSubscriber<Upstream.Output, Failure, Context>(
                    downstream: subscriber, scheduler: scheduler, interval: interval, count: count, options: options))
        }
    }
}

private final class CollectByTimeSubscriber<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription,
    OperatorDescription
{
    private let lock = Lock()
    private let mailbox: Mailbox<[Input], Failure>
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private var groups: TimedGroups<Input>
    private var link = UpstreamLink()
    private var timer: (any Cancellable)?

    init(
        downstream: AnySubscriber<[Input], Failure>, scheduler: Context, interval: Context.SchedulerTimeType.Stride,
        count: Int?, options: Context.SchedulerOptions?
    ) {
        mailbox = Mailbox(downstream)
        self.scheduler = scheduler
        self.interval = interval
        self.options = options
        groups = TimedGroups(limit: count)
    }

    deinit {
        timer?.cancel()
    }

    var description: String { "CollectByTime" }

    func receive(subscription: any Subscription) {
        guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
        startTimer()
        mailbox.send(.subscription, from: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let due = lock.withLock { link.subscription == nil ? .init() : groups.add(input) }
        scheduleDelivery(of: due)
        return .none
    }

    /// What is left is sent before the publisher finishes, but is lost if it fails.
    func receive(completion: Subscribers.Completion<Failure>) {
        guard end() != nil else { return }
        switch completion {
        case .finished:
            scheduleDelivery(of: lock.withLock { groups.finish() })
        case .failure:
            let dropped = lock.withLock { groups.removeAll() }
            withExtendedLifetime(dropped) {}
            scheduleDelivery(of: .completion(completion))
        }
    }

    /// Asks for as many values as the groups can have.
    func request(_ demand: Subscribers.Demand) {
        let (subscription, due) = lock.withLock { (link.subscription, groups.request(demand)) }
        scheduleDelivery(of: due)
        guard demand > .none else { return }
        subscription?.request(groups.limit.map { demand * $0 } ?? .unlimited)
    }

    func cancel() {
        mailbox.close()
        let subscription = end()
        let dropped = lock.withLock { groups.removeAll() }
        withExtendedLifetime(dropped) {}
        subscription?.cancel()
    }

    private func startTimer() {
        let new = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in
            self?.tick()
        }
        let isRunning = lock.withLock {
            guard link.subscription != nil else { return false }
            timer = new
            return true
        }
        if !isRunning { new.cancel() }
    }

    private func tick() {
        let due = lock.withLock { link.subscription == nil ? .init() : groups.tick() }
        for group in due.groups { mailbox.send(.value(group), from: self) }
    }

    private func scheduleDelivery(of due: TimedGroups<Input>.Due) {
        for group in due.groups { scheduleDelivery(of: .value(group)) }
        if due.isFinished { scheduleDelivery(of: .completion(.finished)) }
    }

    private func scheduleDelivery(of signal: Mailbox<[Input], Failure>.Signal) {
        mailbox.put(signal)
        scheduler.schedule(options: options) { self.mailbox.deliverNext(from: self) }
    }

    /// Stops the timer, and lets go of the upstream.
    private func end() -> (any Subscription)? {
        let (timer, subscription) = lock.withLock { (self.timer.take(), link.end()) }
        timer?.cancel()
        return subscription
    }
}

extension Publisher {
    /// Collects values, and sends them as arrays at the end of each interval.
    public func collect<S>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
