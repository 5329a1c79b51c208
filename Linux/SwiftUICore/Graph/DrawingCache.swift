import Foundation

/// What an element's box has drawn, for as long as nothing inside changes.
@MainActor final class DrawingCache {
    struct Key: Equatable {
        let phase: CGPoint
        let pixelLength: CGFloat
        let isDecoration: Bool
        let isRedacted: Bool
    }

    struct Drawing {
        let key: Key
        let items: [DisplayItem]
        /// Of a control: what it shows, and what modifiers inside it say of it.
        let names: [String]
        let properties: AccessibilityProperties
    }

    var drawing: Drawing?
}
