import Dispatch

/// Something that happens on another thread, and that a test waits for.
final class Happening: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func happen() {
        semaphore.signal()
    }

    /// Whether it has happened; the limit is for tests that fail.
    func wait(seconds: Int = 20) -> Bool {
        semaphore.wait(timeout: .now() + .seconds(seconds)) == .success
    }
}
