package import Foundation
import Observation

/// The bytes of a picture, known by their identity.
@MainActor @Observable package final class PictureData {
    package nonisolated let data: Data
    /// Nil for what is no picture.
    package nonisolated let head: PictureHead?
    /// Why it can't be shown, once it was decoded in vain: who shows it learns of that, and can show something else.
    package private(set) var complaint: StoredPicture.Complaint?

    package nonisolated init(_ data: Data) {
        self.data = data
        head = PictureHead(data)
    }

    package func decodingFailed(_ complaint: StoredPicture.Complaint) { self.complaint = complaint }
}

extension PictureData: Hashable {
    package nonisolated static func == (lhs: PictureData, rhs: PictureData) -> Bool { lhs === rhs }
    package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
