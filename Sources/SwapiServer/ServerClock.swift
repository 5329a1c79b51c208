// The time that the server goes by.

import Dispatch
package import Foundation

/// Handed in, so that tests need not wait for delays and limits.
package struct ServerClock: Sendable {
    /// Limits are counted by it.
    package var now: @Sendable () -> Date = { Date() }
    /// Does something when a time is over.
    package var after: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void = { delay, work in
        DispatchQueue.global().asyncAfter(deadline: .now() + delay / .seconds(1), execute: work)
    }

    package init() {}
}
