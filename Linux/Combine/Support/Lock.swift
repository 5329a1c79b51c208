import Synchronization

/// A lock for state that isn't `Sendable`, as the values of a publisher needn't be.
///
/// Whatever can run code of others must happen outside: calls, and the release of values.
struct Lock: ~Copyable {
    private let mutex = Mutex<Void>(())

    func withLock<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        mutex._unsafeLock()
        defer { mutex._unsafeUnlock() }
        return try body()
    }
}
