// Collects what concurrent code hands over.

import Foundation

/// A list that may be added to from any thread.
public final class Recorder<Element: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [Element] = []

    public init() {}

    public var elements: [Element] { lock.withLock { recorded } }

    public func record(_ element: Element) {
        lock.withLock { recorded.append(element) }
    }
}
