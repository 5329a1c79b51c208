import Dispatch
import Foundation
package import SwiftUICore

/// The pictures' files that views have asked for. What was looked at once is shown in the first frame the next time, and
/// looked at again in case it has changed.
@MainActor package final class PictureFiles {
    private var known: [URL: StoredPicture] = [:]
    private let mostKnown: Int
    /// Disks may take their time: neither the main thread nor Swift's few threads wait for them.
    private let queue = DispatchQueue(label: "swiftui.picture-files", qos: .userInitiated)

    /// - Parameter mostKnown: Of more files than that it begins anew.
    package nonisolated init(mostKnown: Int = 4_096) { self.mostKnown = mostKnown }

    /// What is known of a file by now.
    func picture(at url: URL) -> StoredPicture? { known[url] }

    /// What the file is now: the same as before if it hasn't changed.
    func look(at url: URL) async -> StoredPicture {
        let head = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: StoredPicture.Head(of: url)) }
        }
        if let before = known[url], before.head == head { return before }
        let picture = StoredPicture(url: url, head: head)
        if known.count >= mostKnown { known = [:] }
        known[url] = picture
        return picture
    }
}

private struct PictureFilesKey: EnvironmentKey { static let defaultValue = PictureFiles() }

extension EnvironmentValues {
    package var pictureFiles: PictureFiles {
        get { self[PictureFilesKey.self] }
        set { self[PictureFilesKey.self] = newValue }
    }
}
