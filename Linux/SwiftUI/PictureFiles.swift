import Dispatch
import Foundation
package import SwiftUICore

/// The pictures' files that views have asked for. What was looked at once is shown in the first frame the next time, and
/// looked at again in case it has changed.
@MainActor package final class PictureFiles {
    package typealias HeadResult = Result<StoredPicture.Head, StoredPicture.Complaint>

    private var known: [URL: StoredPicture] = [:]
    private let mostKnown: Int
    private let looks = FolderQueues()
    private let read: @Sendable (URL) -> HeadResult

    /// - Parameters:
    ///   - mostKnown: Of more files than that it begins anew.
    ///   - read: How to look at a file, on a thread that may wait for its disk.
    package nonisolated init(
        mostKnown: Int = 4_096,
        read: @escaping @Sendable (URL) -> HeadResult = PictureFiles.readHead
    ) {
        self.mostKnown = mostKnown
        self.read = read
    }

    /// What is known of a file by now.
    func picture(at url: URL) -> StoredPicture? { known[url] }

    /// What the file is now: the same as before if it hasn't changed.
    func look(at url: URL) async -> StoredPicture {
        let head: HeadResult = await withCheckedContinuation { continuation in
            looks.queue(of: url).async { [read] in continuation.resume(returning: read(url)) }
        }
        if let before = known[url], before.head == (try? head.get()) { return before }
        let picture = StoredPicture(url: url, head: head)
        if known.count >= mostKnown { known = [:] }
        known[url] = picture
        return picture
    }

    package nonisolated static func readHead(_ url: URL) -> HeadResult {
        Result { () throws(StoredPicture.Complaint) in try StoredPicture.Head(of: url) }
    }
}

/// Disks may take their time, or for ever: neither the main thread nor Swift's few threads wait for them, and what is in
/// one folder doesn't wait for what is in another.
@MainActor private final class FolderQueues {
    private var queues: [URL: DispatchQueue] = [:]
    private let others = DispatchQueue(label: "swiftui.picture-files", qos: .userInitiated)
    /// Folders beyond these share one, so that there are no more threads.
    private static let most = 8

    nonisolated init() {}

    func queue(of file: URL) -> DispatchQueue {
        let folder = file.deletingLastPathComponent()
        if let queue = queues[folder] { return queue }
        guard queues.count < Self.most else { return others }
        let queue = DispatchQueue(label: "swiftui.picture-files \(queues.count)", qos: .userInitiated)
        queues[folder] = queue
        return queue
    }
}

private struct PictureFilesKey: EnvironmentKey { static let defaultValue = PictureFiles() }

extension EnvironmentValues {
    package var pictureFiles: PictureFiles {
        get { self[PictureFilesKey.self] }
        set { self[PictureFilesKey.self] = newValue }
    }
}
