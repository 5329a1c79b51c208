// One process at a time.

import Foundation

/// A lock on a folder, which other processes and other instances respect; it ends with the process.
struct FolderLock {
    private let descriptor: Int32

    /// In microseconds; half a second in all.
    private static let pause: UInt32 = 10_000
    private static let mostTries = 50

    /// Waits for the lock for as long as a person doesn't notice. Nil if the folder can't be opened or locked.
    init?(_ folder: URL) {
        descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        for _ in 0..<Self.mostTries {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            usleep(Self.pause)
        }
        close(descriptor)
        return nil
    }

    func unlock() { close(descriptor) }
}
