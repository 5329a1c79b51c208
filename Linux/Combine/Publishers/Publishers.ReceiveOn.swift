extension Publishers {
    /// A publisher that delivers what another sends on a scheduler.
    public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Where values are delivered.
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
            upstream.subscribe(
                ReschedulingSubscriber(
                    "ReceiveOn", downstream: subscriber, scheduleSubscription: schedule, scheduleRest: schedule))
        }
    }
}

extension Publisher {
    /// Delivers values and the completion on a scheduler.
    public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
    where S: Scheduler {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}
