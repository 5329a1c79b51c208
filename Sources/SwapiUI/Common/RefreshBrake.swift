// Tells a person's wish from a key that is held down.

import Foundation

/// Knows when a section was asked to refresh by hand, and when that ended, and so whether asking again is meant.
///
/// A server that answers at once, with an error or not, would be asked as often as a key that is held down repeats.
final class RefreshBrake {
    enum Press {
        /// To be obeyed.
        case meant
        /// So soon after the last refresh that there is nothing to be won.
        case early
        /// A key repeats, and nobody presses it.
        case repeated
    }

    /// In seconds, after the end of a refresh.
    private static let pause: TimeInterval = 1
    /// Keys repeat at least five times a second.
    private static let repetition: TimeInterval = 0.2

    private let clock: CatalogueClock
    private var latestEnd: Date?
    private var latestPress: Date?

    init(clock: CatalogueClock) {
        self.clock = clock
    }

    /// What a press would be at this moment.
    var next: Press {
        if isWithin(Self.repetition, of: latestPress) { return .repeated }
        return isWithin(Self.pause, of: latestEnd) ? .early : .meant
    }

    /// Takes a press.
    func press() -> Press {
        defer { latestPress = clock.now() }
        return next
    }

    /// A refresh has ended, however it did.
    func ended() { latestEnd = clock.now() }

    /// What comes next is meant: Retry under a message is no key that was held down, and pauses by itself.
    func release() { (latestEnd, latestPress) = (nil, nil) }

    /// A time to come is one of a clock that was put back since.
    private func isWithin(_ seconds: TimeInterval, of time: Date?) -> Bool {
        time.map { 0..<seconds ~= clock.now().timeIntervalSince($0) } ?? false
    }
}
