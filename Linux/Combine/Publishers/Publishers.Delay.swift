extension Publishers {
    /// A publisher that delivers what another sends some time later.
    public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// How much later values are delivered.
        public let interval: Context.SchedulerTimeType.Stride

        /// How much sooner or later than that they may be.
        public let tolerance: Context.SchedulerTimeType.Stride

        /// Where values are delivered.
        public let scheduler: Context

        /// How the scheduler is to run what it's given.
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            attach(AnySubscriber(subscriber))
        }

        /// The subscription comes as soon as it can; it's only what it brings that is late.
        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            upstream.subscribe(
                ReschedulingSubscriber(
                    "Delay", downstream: subscriber,
                    scheduleSubscription: { [scheduler, options] in scheduler.schedule(options: options, $0) },
                    scheduleRest: { [interval, tolerance, scheduler, options] in
                        let date = scheduler.now.advanced(by: interval)
                        scheduler.schedule(after: date, tolerance: tolerance, options: options, $0)
                    }))
        }
    }
}

extension Publisher {
    /// Delivers values and the completion some time later, on a scheduler.
    public func delay<S>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> where S: Scheduler {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
