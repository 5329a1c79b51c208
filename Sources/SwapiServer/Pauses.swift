// Connections whose answers wait for their time.

import CMicrohttpd
import Foundation

/// Puts connections aside and takes them up again; no thread waits meanwhile.
final class Pauses: @unchecked Sendable {
    private let lock = NSLock()
    private var paused: [Int: OpaquePointer] = [:]
    private var count = 0
    private var isOver = false
    private let clock: ServerClock

    init(_ clock: ServerClock) {
        self.clock = clock
    }

    /// Puts a connection aside; false if the server is about to stop. To be called by the connection's own handler.
    func pause(_ connection: OpaquePointer, for delay: Duration) -> Bool {
        let number = lock.withLock { () -> Int? in
            guard !isOver else { return nil }
            MHD_suspend_connection(connection)
            count += 1
            paused[count] = connection
            return count
        }
        guard let number else { return false }
        clock.after(delay) { [weak self] in self?.end(number) }
        return true
    }

    private func end(_ number: Int) {
        lock.withLock {
            if let connection = paused.removeValue(forKey: number) { MHD_resume_connection(connection) }
        }
    }

    /// Takes all of them up: the library doesn't stop while there are any.
    func stop() {
        lock.withLock {
            isOver = true
            for connection in paused.values { MHD_resume_connection(connection) }
            paused = [:]
        }
    }
}
