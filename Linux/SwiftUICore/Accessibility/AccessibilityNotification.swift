public import Foundation

/// What an app can tell assistive technologies at any time.
///
/// Source: Apple, Accessibility, `AccessibilityNotification`; on Apple systems it comes with `import Accessibility`.
public enum AccessibilityNotification {
    /// Something to say that a person may not be looking at.
    public struct Announcement: Sendable {
        private let text: String

        public init(_ announcement: String) {
            text = announcement
        }

        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
        }

        public init(_ announcement: NSAttributedString) {
            text = announcement.string
        }

        /// Has it said.
        public func post() {
            let text = text
            onMainActor { Announcements.say?(text) }
        }
    }
}

/// Who says announcements: the renderer whose window was made last.
@MainActor package enum Announcements {
    package static var say: (@MainActor (String) -> Void)?
}
