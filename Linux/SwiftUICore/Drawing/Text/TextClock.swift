package import Foundation

/// What texts know of the time: tests have one of their own.
package struct TextClock: Sendable {
    package let now: @Sendable () -> Date
    /// Calls the action once at that time, unless the closure that it gives back was called before.
    package let wake: @MainActor (Date, @escaping @MainActor () -> Void) -> @MainActor () -> Void

    package init(
        now: @escaping @Sendable () -> Date,
        wake: @escaping @MainActor @Sendable (Date, @escaping @MainActor () -> Void) -> @MainActor () -> Void
    ) {
        self.now = now
        self.wake = wake
    }

    static let system = TextClock(now: { Date() }) { date, action in
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in MainActor.assumeIsolated { action() } }
        RunLoop.main.add(timer, forMode: .common)
        return { timer.invalidate() }
    }
}

private struct TextClockKey: EnvironmentKey { static let defaultValue = TextClock.system }

extension EnvironmentValues {
    package var textClock: TextClock {
        get { self[TextClockKey.self] }
        set { self[TextClockKey.self] = newValue }
    }
}
