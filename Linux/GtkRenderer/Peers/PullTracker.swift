/// Tells turning the wheel on past the top from merely arriving there.
final class PullTracker {
    private static let notches = 3.0
    /// Turns that far apart are two gestures, in microseconds.
    private static let pause: Int = 600_000
    private static let rest: Int = 1_500_000

    private var turned = 0.0
    private var lastTurn: Int = .min
    private var lastFire: Int?

    /// Whether this turn completes a pull. Negative deltas are upwards, `time` is in microseconds.
    func turned(by delta: Double, isAtTop: Bool, time: Int) -> Bool {
        defer { lastTurn = time }
        guard isAtTop, delta < 0 else {
            turned = 0
            return false
        }
        if lastTurn == .min || time - lastTurn > Self.pause { turned = 0 }
        turned -= delta
        guard turned > Self.notches else { return false }
        turned = 0
        return true
    }

    /// One pull refreshes once, though wheel and overshoot may both report it.
    func mayFire(at time: Int) -> Bool {
        if let lastFire, time - lastFire < Self.rest { return false }
        lastFire = time
        return true
    }
}
