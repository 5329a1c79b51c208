import Dispatch
import Synchronization

/// Runs asynchronous work to its end.
func wait(for work: @escaping @Sendable () async -> Int) {
    let done = DispatchSemaphore(value: 0)
    Task {
        results.add(await work(), ordering: .relaxed)
        done.signal()
    }
    done.wait()
}

/// Keeps results, so that no work can be left out.
private let results = Atomic<Int>(0)
