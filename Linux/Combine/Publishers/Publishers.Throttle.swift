extension Publishers {
    /// A publisher that passes on at most one value of another in each interval.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// The least time between two values that are passed on.
        public let interval: Context.SchedulerTimeType.Stride

        /// Where values are delivered.
        public let scheduler: Context

        /// Whether the last value of an interval is passed on, or else the first.
        public let latest: Bool

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            upstream.subscribe(
                ThrottleSubscriber(
                    downstream: subscriber, interval: interval, scheduler: scheduler, latest: latest))
        }
    }
}

private final class ThrottleSubscriber<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription,
    OperatorDescription
{
    private let lock = Lock()
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private let mailbox: Mailbox<Input, Failure>
    private var link = UpstreamLink()
    private var demand = Subscribers.Demand.none
    /// What the scheduled emission will emit.
    private var pending: Input?
    private var completion: Subscribers.Completion<Failure>?
    private var isScheduled = false
    private var lastEmission: Context.SchedulerTimeType?

    init(
        downstream: AnySubscriber<Input, Failure>, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
        latest: Bool
    ) {
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
        mailbox = Mailbox(downstream)
    }

    var description: String { "Throttle" }

    func receive(subscription: any Subscription) {
        guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
        mailbox.send(.subscription, from: self)
        lock.withLock { link.subscription }?.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let now = scheduler.now
        let (date, replaced) = lock.withLock { keep(input, at: now) }
        withExtendedLifetime(replaced) {}
        guard let date else { return .none }
        if date == now {
            scheduler.schedule { self.emit() }
        } else {
            scheduler.schedule(after: date) { self.emit() }
        }
        return .none
    }

    /// The completion doesn't overtake a value.
    func receive(completion: Subscribers.Completion<Failure>) {
        let (subscription, isScheduled) = lock.withLock {
            let subscription = link.end()
            guard subscription != nil else { return (subscription, false) }
            self.completion = completion
            defer { self.isScheduled = true }
            return (subscription, self.isScheduled)
        }
        guard subscription != nil, !isScheduled else { return }
        scheduler.schedule { self.emit() }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
    }

    func cancel() {
        mailbox.close()
        let (subscription, dropped) = lock.withLock { (link.end(), (pending.take(), completion.take())) }
        subscription?.cancel()
        withExtendedLifetime(dropped) {}
    }

    /// Returns when an emission has to be scheduled, if one has to, and what the value takes the place of.
    ///
    /// Only a value for which an emission is scheduled uses demand up.
    private func keep(_ input: Input, at now: Context.SchedulerTimeType) -> (Context.SchedulerTimeType?, Input?) {
        guard link.subscription != nil else { return (nil, nil) }
        if isScheduled {
            guard latest else { return (nil, nil) }
            defer { pending = input }
            return (nil, pending)
        }
        guard demand > .none else { return (nil, nil) }
        demand -= 1
        pending = input
        isScheduled = true
        return (lastEmission.map { max(now, $0.advanced(by: interval)) } ?? now, nil)
    }

    private func emit() {
        let now = scheduler.now
        let (value, completion) = lock.withLock {
            isScheduled = false
            if pending != nil { lastEmission = now }
            return (pending.take(), self.completion.take())
        }
        if let value { mailbox.send(.value(value), from: self) }
        if let completion { mailbox.send(.completion(completion), from: self) }
    }
}

extension Publisher {
    /// Passes on at most one value in each interval: the first or the last of those that come meanwhile.
    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
