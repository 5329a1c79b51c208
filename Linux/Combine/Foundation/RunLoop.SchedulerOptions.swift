public import Foundation

extension RunLoop {
    /// How a run loop runs an action; there's nothing to choose.
    public struct SchedulerOptions: Sendable {}
}
