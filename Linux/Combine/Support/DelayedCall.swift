/// A call that happens once, after a while, unless it's cancelled before.
///
/// It's scheduled as an action that repeats, as a scheduler can cancel no other.
final class DelayedCall {
    private let lock = Lock()
    /// Nil once the call has happened or was cancelled.
    private var action: (() -> Void)?
    private var timer: (any Cancellable)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func schedule<Context: Scheduler>(
        after interval: Context.SchedulerTimeType.Stride, on scheduler: Context, options: Context.SchedulerOptions?
    ) {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) {
            self.end()?()
        }
        let isPending = lock.withLock {
            guard action != nil else { return false }
            self.timer = timer
            return true
        }
        if !isPending { timer.cancel() }
    }

    func cancel() {
        _ = end()
    }

    /// Stops the timer, and returns what remained to be done.
    private func end() -> (() -> Void)? {
        let (action, timer) = lock.withLock { (self.action.take(), self.timer.take()) }
        timer?.cancel()
        return action
    }
}
