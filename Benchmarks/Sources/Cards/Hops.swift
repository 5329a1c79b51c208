import Foundation

/// What it costs a background task to reach the main actor while the window's loop waits.
enum Hops {
    /// Prints the median of many hops there and back, in nanoseconds.
    @concurrent nonisolated static func measure() async {
        let clock = ContinuousClock()
        var times: [Duration] = []
        for _ in 0..<1_000 {
            let start = clock.now
            await MainActor.run {}
            times.append(clock.now - start)
        }
        times.sort()
        print("hop \(Int(times[times.count / 2] / .nanoseconds(1)))")
        fflush(nil)
    }
}
