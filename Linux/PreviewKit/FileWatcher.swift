// Notices changed files.

import Foundation
import Glibc

/// Watches folders, and the folders in them, by inotify(7): between changes nothing runs.
final class FileWatcher {
    let descriptor: Int32
    private var folders: [Int32: String] = [:]

    private static let mask = [
        IN_CLOSE_WRITE, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_ONLYDIR, IN_DONT_FOLLOW,
    ].reduce(0) { $0 | UInt32(bitPattern: Int32(truncatingIfNeeded: $1)) }

    /// Nil if the system can't watch any more.
    init?(folders: [String]) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        folders.forEach(watch)
    }

    deinit { close(descriptor) }

    private func watch(_ folder: String) {
        let number = inotify_add_watch(descriptor, folder, Self.mask)
        // It may be gone again, or it's no folder.
        guard number >= 0 else { return }
        folders[number] = folder
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where isSource(name) {
            watch(folder + "/" + name)
        }
    }

    /// The files that have changed since the last call, without waiting for one.
    func changes() -> Set<String> {
        var changed: Set<String> = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return changed }
            buffer.withUnsafeBytes { note($0[..<count], in: &changed) }
        }
    }

    private func note(_ events: Slice<UnsafeRawBufferPointer>, in changed: inout Set<String>) {
        let bytes = UnsafeRawBufferPointer(rebasing: events)
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= bytes.count {
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let start = offset + MemoryLayout<inotify_event>.size
            let name = String(decoding: bytes[start..<start + Int(event.len)].prefix { $0 != 0 }, as: UTF8.self)
            offset = start + Int(event.len)
            guard let folder = folders[event.wd] else { continue }
            if event.mask & UInt32(IN_IGNORED) != 0 {
                folders[event.wd] = nil
                continue
            }
            guard isSource(name) else { continue }
            let path = folder + "/" + name
            if event.mask & UInt32(IN_ISDIR) != 0 {
                if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { watch(path) }
                changed.insert(path)
            } else if event.mask & UInt32(IN_CREATE) == 0 {
                // A new file counts when it's written.
                changed.insert(path)
            }
        }
    }

    /// Editors keep swap files and backups beside what they edit.
    private func isSource(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("#") && !name.hasSuffix("~")
    }
}
