// How often each address has asked.

import Foundation

/// Counts requests in windows of fifteen minutes, which are the same for all addresses, as in Express's memory store.
struct Visits: Sendable {
    /// In seconds.
    static let window: TimeInterval = 900

    private var start: Date
    private var counts: [String: Int] = [:]

    init(from start: Date) {
        self.start = start
    }

    /// Counts one more request, and says which of the window's it is, from 1.
    mutating func count(_ address: String, at time: Date) -> Int {
        let windows = (time.timeIntervalSince(start) / Self.window).rounded(.down)
        if windows != 0 {
            start.addTimeInterval(windows * Self.window)
            counts = [:]
        }
        counts[address, default: 0] += 1
        return counts[address] ?? 1
    }

    /// When the window ends.
    var end: Date { start.addingTimeInterval(Self.window) }
}
