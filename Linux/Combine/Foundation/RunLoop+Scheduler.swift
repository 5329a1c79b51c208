import Dispatch
public import Foundation

extension RunLoop: Scheduler {
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { action() }
        wakeUp()
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
        start(timer, tolerance: tolerance.timeInterval, in: .default)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        start(timer, tolerance: tolerance.timeInterval, in: .default)
        return AnyCancellable { timer.invalidate() }
    }

    func start(_ timer: Timer, tolerance: TimeInterval, in mode: RunLoop.Mode) {
        timer.tolerance = tolerance
        add(timer, forMode: mode)
        wakeUp()
    }

    /// Lets a loop that sleeps on another thread notice what it was given.
    ///
    /// The main thread may run a loop of its own around this one, which the main queue wakes.
    private func wakeUp() {
        guard self !== RunLoop.current else { return }
        if self === RunLoop.main {
            DispatchQueue.main.async {}
        } else {
            add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
        }
    }
}
