public import Synchronization

/// A lock for state that isn't `Sendable`, as the values of a publisher needn't be.
///
/// Whatever can run code of others must happen outside: calls, and the release of values.
@usableFromInline package struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex<Void>(())
    /// Orders what the holders do a second time, for the thread sanitizer: how a mutex waits, it can't see. Costs nothing.
    @usableFromInline let turn = Atomic<Bool>(false)

    @inlinable package init() {}

    /// Always inlined: a result of a generic type would cost a look-up of the type on each call.
    @inlinable @inline(__always) package func withLock<Result, Failure>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock()
        defer { unlock() }
        return try body()
    }

    @inlinable @inline(__always) package func lock() {
        mutex._unsafeLock()
        _ = turn.load(ordering: .acquiring)
    }

    @inlinable @inline(__always) package func unlock() {
        turn.store(false, ordering: .releasing)
        mutex._unsafeUnlock()
    }
}
