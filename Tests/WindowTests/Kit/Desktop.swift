import Foundation

/// The one thread that talks to the display and to the accessibility bus; neither C library may be used from two.
///
/// Waiting blocks this thread and no other, so servers and tasks of the test go on.
@globalActor
actor Desktop {
    static let shared = Desktop()

    /// Whether a private desktop is there, as Scripts/with-desktop makes one.
    static let isAvailable = ProcessInfo.processInfo.environment["SWAPI_WINDOW_TESTS"] != nil

    /// The number of accessibility events that have come so far.
    var eventCount = 0
    /// The addresses of the objects that applications have said to be new, each with a reference; nil while nobody wants
    /// to know: libatspi keeps what it has learnt of an object for as long as somebody refers to it.
    var addedObjects: [UInt]?

    private nonisolated let thread = DesktopThread()

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
}

/// Runs an actor's jobs one after the other on a thread of its own.
private final class DesktopThread: SerialExecutor, @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    init() {
        let thread = Thread { [unowned self] in
            // It inherits a worker thread's mask, and programs started from it would be deaf to SIGTERM.
            var none = sigset_t()
            sigemptyset(&none)
            pthread_sigmask(SIG_SETMASK, &none, nil)
            while true { next().runSynchronously(on: asUnownedSerialExecutor()) }
        }
        thread.name = "Desktop"
        thread.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock {
            jobs.append(job)
            condition.signal()
        }
    }

    private func next() -> UnownedJob {
        condition.withLock {
            while jobs.isEmpty { condition.wait() }
            return jobs.removeFirst()
        }
    }
}
