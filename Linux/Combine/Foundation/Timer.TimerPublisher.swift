public import Foundation

extension Timer {
    /// A publisher of the time, which it sends again and again from a run loop once it's connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between two values, in seconds.
        public final let interval: TimeInterval

        /// How much later a value may come; nil leaves it to the timer.
        public final let tolerance: TimeInterval?

        /// The run loop that the timer is on.
        public final let runLoop: RunLoop

        /// When the run loop minds the timer.
        public final let mode: RunLoop.Mode

        /// How the run loop is to run what it's given.
        public final let options: RunLoop.SchedulerOptions?

        private let lock = Lock()
        /// Nil while nobody is connected.
        private var timer: Timer?
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher that sends the time in an interval.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        @inlinable @inline(__always) public final func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == Never, S.Input == Date {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Date, Never>) {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer if it doesn't run. Any of the results stops it; it can be started again.
        public final func connect() -> any Cancellable {
            let new = makeTimer()
            let current = lock.withLock {
                let current = timer ?? new
                timer = current
                return current
            }
            if current === new { runLoop.start(new, tolerance: tolerance ?? 0, in: mode) }
            return TimerConnection(publisher: self, timer: current)
        }

        fileprivate func disconnect(_ old: Timer) {
            old.invalidate()
            lock.withLock {
                if timer === old { timer = nil }
            }
        }

        /// The timer lives on the run loop, and lets the subscribers live as long.
        private func makeTimer() -> Timer {
            nonisolated(unsafe) let subject = subject
            return Timer(fire: Date() + interval, interval: interval, repeats: true) { _ in subject.send(Date()) }
        }
    }
}

/// What stops a timer. Releasing it doesn't.
private final class TimerConnection: Cancellable {
    private let publisher: Timer.TimerPublisher
    private let timer: Timer

    init(publisher: Timer.TimerPublisher, timer: Timer) {
        self.publisher = publisher
        self.timer = timer
    }

    func cancel() {
        publisher.disconnect(timer)
    }
}

extension Timer {
    /// A publisher of the time, which it sends again and again from a run loop once it's connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
