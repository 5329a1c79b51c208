extension Publishers {
    /// A publisher that comes to its end when another sends nothing for some time.
    public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// How long no value may come.
        public let interval: Context.SchedulerTimeType.Stride

        /// Where values are delivered.
        public let scheduler: Context

        /// How the scheduler is to run what it's given.
        public let options: Context.SchedulerOptions?

        /// The failure to end with; without one, the publisher finishes.
        public let customError: (() -> Publishers.Timeout<Upstream, Context>.Failure)?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Publishers.Timeout<Upstream, Context>.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            let completion = { [customError] in
                customError.map { Subscribers.Completion.failure($0()) } ?? .finished
            }
            upstream.subscribe(
                TimeoutSubscriber(
                    downstream: subscriber, interval: interval, scheduler: scheduler, options: options,
                    completion: completion))
        }
    }
}

private final class TimeoutSubscriber<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription,
    OperatorDescription
{
    private let lock = Lock()
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let completion: () -> Subscribers.Completion<Failure>
    private let mailbox: Mailbox<Input, Failure>
    private var link = UpstreamLink()
    private var clock: DelayedCall?
    /// How often the clock was started.
    private var generation = 0
    private var wasRequested = false

    init(
        downstream: AnySubscriber<Input, Failure>, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?, completion: @escaping () -> Subscribers.Completion<Failure>
    ) {
        self.interval = interval
        self.scheduler = scheduler
        self.options = options
        self.completion = completion
        mailbox = Mailbox(downstream)
    }

    var description: String { "Timeout" }

    func receive(subscription: any Subscription) {
        guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
        mailbox.put(.subscription)
        startClock()
        mailbox.deliverNext(from: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard startClock() else { return .none }
        mailbox.put(.value(input))
        scheduleDelivery()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard end() != nil else { return }
        mailbox.put(.completion(completion))
        scheduleDelivery()
    }

    /// The time that the subscriber took to ask for something first doesn't count.
    func request(_ demand: Subscribers.Demand) {
        let (subscription, isFirst) = lock.withLock {
            defer { wasRequested = true }
            return (link.subscription, !wasRequested)
        }
        if isFirst { startClock() }
        subscription?.request(demand)
    }

    func cancel() {
        mailbox.close()
        end()?.cancel()
    }

    private func scheduleDelivery() {
        scheduler.schedule(options: options) { self.mailbox.deliverNext(from: self) }
    }

    /// Whether the clock runs, that is, whether the end has not come yet.
    @discardableResult private func startClock() -> Bool {
        let generation = lock.withLock {
            self.generation += 1
            return self.generation
        }
        let new = DelayedCall { [weak self] in self?.timeOut(of: generation) }
        let (isRunning, old) = lock.withLock {
            guard link.subscription != nil else { return (false, clock) }
            defer { clock = new }
            return (true, clock)
        }
        guard isRunning else { return false }
        old?.cancel()
        new.schedule(after: interval, on: scheduler, options: options)
        return true
    }

    private func timeOut(of generation: Int) {
        // The clock may have been started again meanwhile.
        let subscription = lock.withLock { generation == self.generation ? link.end() : nil }
        guard let subscription else { return }
        subscription.cancel()
        mailbox.send(.completion(completion()), from: self)
    }

    /// Stops the clock, and lets go of the upstream.
    private func end() -> (any Subscription)? {
        let (clock, subscription) = lock.withLock { (self.clock.take(), link.end()) }
        clock?.cancel()
        return subscription
    }
}

extension Publisher {
    /// Finishes, or fails with an error of one's own, when no value comes for some time.
    public func timeout<S>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Self.Failure)? = nil
    ) -> Publishers.Timeout<Self, S> where S: Scheduler {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
