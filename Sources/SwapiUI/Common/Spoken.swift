// What is said to those who don't see it.

import Accessibility

enum Spoken {
    /// Has a screen reader say something that happened elsewhere than where its user is.
    static func say(_ text: String) {
        AccessibilityNotification.Announcement(text).post()
    }
}
