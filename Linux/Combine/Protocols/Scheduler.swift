/// A type that decides when and where closures run.
public protocol Scheduler<SchedulerTimeType> {
    /// A moment on the scheduler's clock.
    associatedtype SchedulerTimeType: Strideable
    where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// What a caller can choose about how an action runs.
    associatedtype SchedulerOptions

    /// The moment that the scheduler's clock shows.
    var now: Self.SchedulerTimeType { get }

    /// The least deviation that the scheduler can be asked for.
    var minimumTolerance: Self.SchedulerTimeType.Stride { get }

    /// Runs an action as soon as possible.
    func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs an action once a moment has come.
    func schedule(
        after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride,
        options: Self.SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs an action once a moment has come, and then again and again, until the result is cancelled.
    func schedule(
        after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
        tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs an action as soon as possible.
    @inlinable public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs an action once a moment has come, as exactly as the scheduler can.
    @inlinable public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, action)
    }

    /// Runs an action once a moment has come.
    @inlinable public func schedule(
        after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs an action once a moment has come, and then again and again, as exactly as the scheduler can.
    @inlinable public func schedule(
        after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, action)
    }

    /// Runs an action once a moment has come, and then again and again.
    @inlinable public func schedule(
        after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
        tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}
