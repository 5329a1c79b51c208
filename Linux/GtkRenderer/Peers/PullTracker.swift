/// Tells pulling past the top, with fingers that are still down, from anything else that ends there.
///
/// A wheel has no fingers: its notches never begin a pull.
final class PullTracker {
    /// How far fingers pull past the top, in points.
    static let distance = 80.0

    /// How far was pulled since the fingers were put down; nil while there are none, or when they have pulled already.
    private var pulled: Double?

    /// Fingers are put down.
    func began() { pulled = 0 }

    /// Fingers are lifted: what moves on is momentum.
    func ended() { pulled = nil }

    /// Whether this step completes a pull; once until the fingers are lifted. Positive steps are downwards.
    func moved(by step: Double, isAtTop: Bool) -> Bool {
        guard let before = pulled else { return false }
        let now = isAtTop ? max(0, before + step) : 0
        pulled = now >= Self.distance ? nil : now
        return pulled == nil
    }
}
