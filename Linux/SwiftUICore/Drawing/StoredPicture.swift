package import Foundation
import Observation

/// A picture's file as it was when somebody looked at it; known by its identity, so that a file that changes is another.
@MainActor @Observable package final class StoredPicture {
    /// What a look at a file finds without decoding it.
    package struct Head: Equatable, Sendable {
        let stamp: FileStamp
        package let picture: PictureHead

        package init(of file: URL) throws(Complaint) {
            guard let stamp = FileStamp(of: file) else { throw Complaint("is not there, or no file") }
            guard stamp.byteCount > 0 else { throw Complaint("is empty") }
            guard let picture = PictureHead(of: file) else {
                throw Complaint("is no PNG, JPEG, GIF, WebP or SVG that can be read")
            }
            self.stamp = stamp
            self.picture = picture
        }
    }

    /// Why a picture can't be shown: what is said of it in a sentence that begins with its name.
    package struct Complaint: Error, Equatable, Sendable {
        package let predicate: String
        package init(_ predicate: String) { self.predicate = predicate }
    }

    private enum Decoding: Equatable {
        case notAsked
        case begun
        case done
        case failed(Complaint)
    }

    package nonisolated let url: URL
    package nonisolated let head: Head?
    private var decoding: Decoding

    /// Whether somebody waits for it who wants to draw it.
    package var isAwaited: Bool { decoding == .begun }

    /// Why it can't be shown: that is known from the start of what has no head, and otherwise when it's decoded.
    package var complaint: Complaint? { if case .failed(let complaint) = decoding { complaint } else { nil } }

    package init(url: URL, head: Result<Head, Complaint>) {
        self.url = url
        switch head {
        case .success(let head):
            self.head = head
            decoding = .notAsked
        case .failure(let complaint):
            self.head = nil
            decoding = .failed(complaint)
        }
    }

    // Who shows it learns of all this, and can show something else.

    package func decodingBegan() { if decoding == .notAsked { decoding = .begun } }
    package func decodingEnded() { if decoding != .done { decoding = .done } }
    package func decodingFailed(_ complaint: Complaint) { decoding = .failed(complaint) }
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
