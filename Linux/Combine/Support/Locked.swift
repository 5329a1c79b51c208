/// A value that one thread at a time reads and changes.
///
/// The standard library's `Mutex`, but that the thread sanitizer sees its order. The value may be anything, `body` must
/// let nothing of it out that isn't `Sendable`.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = Lock()
    private var value: Value

    package init(_ value: sending Value) { self.value = value }

    package func withLock<Result: Sendable, Failure>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
