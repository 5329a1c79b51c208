extension Publishers {
    /// When collected values are sent.
    public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// At the end of each interval, and as soon as there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}
