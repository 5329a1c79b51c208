package import Foundation
import Observation

/// A picture's file as it was when somebody looked at it; known by its identity, so that a file that changes is another.
@MainActor @Observable package final class StoredPicture {
    /// What a look at a file finds without decoding it.
    package struct Head: Equatable, Sendable {
        let stamp: FileStamp
        /// In pixels.
        let size: CGSize

        package init?(of file: URL) {
            guard let stamp = FileStamp(of: file), let size = ImageFileSize.read(file), size.isDrawable else {
                return nil
            }
            self.stamp = stamp
            self.size = size
        }
    }

    package nonisolated let url: URL
    package nonisolated let head: Head?
    private(set) var cannotBeDecoded = false

    /// Whether it can't be shown: that is known from the start of what has no head, and otherwise when it's decoded.
    package var isBroken: Bool { head == nil || cannotBeDecoded }

    package init(url: URL, head: Head?) {
        self.url = url
        self.head = head
    }

    /// Says that it couldn't be decoded: who shows it can show something else.
    package func decodingFailed() { cannotBeDecoded = true }
}

extension StoredPicture: Hashable {
    package nonisolated static func == (one: StoredPicture, other: StoredPicture) -> Bool { one === other }
    package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGSize {
    /// The sides, in pixels, of what is taken for a picture: a drawing's file may say any number.
    private static let drawableSides: ClosedRange<CGFloat> = 0.01...1_000_000

    /// Whether it's that of something, and its proportions are such that it can be laid out.
    package var isDrawable: Bool { Self.drawableSides.contains(width) && Self.drawableSides.contains(height) }
}
