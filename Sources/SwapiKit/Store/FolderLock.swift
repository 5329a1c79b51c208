// One process at a time.

import Foundation

/// A lock on a folder, which other processes and other instances respect; it ends with the process.
struct FolderLock {
    private let descriptor: Int32

    /// Waits for the lock. Nil if the folder can't be opened or locked.
    init?(_ folder: URL, patience: Patience) {
        descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        repeat {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
        } while [EWOULDBLOCK, EINTR].contains(errno) && patience.wait()
        close(descriptor)
        return nil
    }

    func unlock() { close(descriptor) }
}
