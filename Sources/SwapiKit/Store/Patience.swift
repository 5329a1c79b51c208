// How long is waited for what others have locked.

import Foundation

/// A time that all who wait share, taken in short pauses: half a second, which a person doesn't notice.
///
/// What opens the database before the first window waits for this long altogether, however many calls that takes.
package final class Patience: @unchecked Sendable {
    /// In microseconds.
    private static let pause: UInt32 = 10_000
    static let pauses = 50

    private let lock = NSLock()
    private var left = pauses
    private let rest: @Sendable () -> Void

    /// - Parameter rest: lets one pause go by.
    init(rest: @escaping @Sendable () -> Void = { usleep(pause) }) {
        self.rest = rest
    }

    /// Lets a pause go by; false if there was none left.
    func wait() -> Bool {
        let isOver = lock.withLock {
            left -= 1
            return left < 0
        }
        if isOver { return false }
        rest()
        return true
    }
}
