package import Foundation

/// What tells one state of a file from another.
package struct FileStamp: Hashable, Sendable {
    package let byteCount: Int
    private let inode: UInt
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil for what isn't a file, such as a folder, or a pipe that whoever opens it would wait at; links are followed.
    package init?(of file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        byteCount = Int(status.st_size)
        inode = UInt(status.st_ino)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
