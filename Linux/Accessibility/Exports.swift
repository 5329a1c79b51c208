// What Apple's Accessibility has that SwiftUI programs use. It's made in SwiftUICore, which knows who says it.

@_exported public import enum SwiftUICore.AccessibilityNotification
