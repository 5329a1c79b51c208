import Dispatch
public import Foundation

extension OperationQueue: Scheduler {
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        addOperation(in: date.date.timeIntervalSinceNow) { action() }
    }

    /// The interval begins when the action has run, so that a busy queue doesn't get more and more of them.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let repetition = Repetition(action)
        repeatOperation(repetition, in: date.date.timeIntervalSinceNow, interval: interval.timeInterval)
        return AnyCancellable { repetition.cancel() }
    }

    private func repeatOperation(_ repetition: Repetition, in delay: TimeInterval, interval: TimeInterval) {
        nonisolated(unsafe) let repetition = repetition
        addOperation(in: delay) { [weak self] in
            guard repetition.run() else { return }
            self?.repeatOperation(repetition, in: interval, interval: interval)
        }
    }

    private func addOperation(in delay: TimeInterval, _ action: @escaping @Sendable () -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + max(delay, 0)) { self.addOperation(action) }
    }
}

/// An action that is repeated until it's cancelled.
private final class Repetition {
    private let lock = Lock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Runs the action, and tells whether to run it again.
    func run() -> Bool {
        guard let action = lock.withLock({ action }) else { return false }
        action()
        return lock.withLock { self.action != nil }
    }

    func cancel() {
        _ = lock.withLock { action.take() }
    }
}
