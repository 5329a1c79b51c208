extension Publishers {
    /// A publisher of the time that passes between the values of another.
    public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// The clock.
        public let scheduler: Context

        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Context.SchedulerTimeType.Stride {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            upstream.subscribe(
                MeasureIntervalSubscriber<Upstream.Output, Failure, Context>(
                    downstream: subscriber, scheduler: scheduler))
        }
    }
}

private final class MeasureIntervalSubscriber<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription,
    OperatorDescription
{
    typealias Downstream = AnySubscriber<Context.SchedulerTimeType.Stride, Failure>

    private let lock = Lock()
    private var receiver: Downstream?
    private var link = UpstreamLink()
    private let scheduler: Context
    /// When the last value came, or else the subscription.
    private var last: Context.SchedulerTimeType

    init(downstream: Downstream, scheduler: Context) {
        receiver = downstream
        self.scheduler = scheduler
        last = scheduler.now
    }

    var description: String { "MeasureInterval" }

    func receive(subscription: any Subscription) {
        guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
        replaceLast(by: scheduler.now).receiver?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let now = scheduler.now
        let (receiver, last) = replaceLast(by: now)
        return receiver?.receive(last.distance(to: now)) ?? .none
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

    private func replaceLast(by now: Context.SchedulerTimeType) -> (
        receiver: Downstream?, last: Context.SchedulerTimeType
    ) {
        lock.withLock {
            defer { last = now }
            return (receiver, last)
        }
    }

    private func end() -> (receiver: Downstream?, subscription: (any Subscription)?) {
        lock.withLock { (receiver.take(), link.end()) }
    }
}

extension Publisher {
    /// Sends the time that has passed since the last value, or since the subscription, when a value comes.
    public func measureInterval<S>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
