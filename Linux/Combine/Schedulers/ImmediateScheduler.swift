/// A scheduler that runs every action at once, whatever moment it's for.
public struct ImmediateScheduler: Scheduler {
    public typealias SchedulerOptions = Never

    /// The one immediate scheduler. It has no state, so that all threads may share it.
    nonisolated(unsafe) public static let shared = ImmediateScheduler()

    private init() {}

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs an action at once, and never again.
    @discardableResult public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
