// One process at a time.

import Foundation

/// A lock on a folder, which other processes and other instances respect; it ends with the process.
struct FolderLock {
    private let descriptor: Int32

    /// Waits for the lock. Nil if the folder can't be opened or locked.
    init?(_ folder: URL) {
        descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX) == 0 else {
            close(descriptor)
            return nil
        }
    }

    func unlock() { close(descriptor) }
}
