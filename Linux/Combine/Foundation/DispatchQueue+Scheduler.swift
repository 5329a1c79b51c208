public import Dispatch

extension DispatchQueue: Scheduler {
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        nonisolated(unsafe) let action = action
        async(group: options.group, qos: options.qos, flags: options.flags) { action() }
    }

    /// The group is busy from now on, until the action has run.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let options = options ?? SchedulerOptions()
        let group = options.group
        nonisolated(unsafe) let action = action
        group?.enter()
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
            action()
            group?.leave()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let options = options ?? SchedulerOptions()
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.setEventHandler(qos: options.qos, flags: options.flags) { action() }
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: max(tolerance, 0).timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
