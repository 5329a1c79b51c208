package import Foundation

/// A part of the screen that a renderer makes a native widget of: something to find, to read aloud or to touch.
///
/// Frames are in points in the coordinate space of the enclosing element (of its content, for a scroll area).
package struct DisplayElement: Equatable, Sendable {
    package var id: ElementID
    package var kind: ElementKind
    package var frame: CGRect
    package var accessibility: Accessibility
    /// Mounted but not shown, as a tab that is not selected: keeps its widget, its focus and its scroll offset.
    package var isHidden: Bool
    /// What the element draws and holds, back to front, relative to its own origin.
    package var content: [DisplayItem]

    package init(
        id: ElementID, kind: ElementKind, frame: CGRect, accessibility: Accessibility = Accessibility(),
        isHidden: Bool = false, content: [DisplayItem] = []
    ) {
        self.id = id
        self.kind = kind
        self.frame = frame
        self.accessibility = accessibility
        self.isHidden = isHidden
        self.content = content
    }

    /// What assistive technologies are told of an element beyond its kind.
    package struct Accessibility: Equatable, Sendable {
        package var label: String
        package var hint: String
        /// Shown beside the pointer as well.
        package var tooltip: String
        package var value: String
        /// A stable name for tests and tools; never read aloud.
        package var identifier: String
        package var isHeader: Bool

        package init(
            label: String = "", hint: String = "", tooltip: String = "", value: String = "", identifier: String = "",
            isHeader: Bool = false
        ) {
            self.tooltip = tooltip
            self.label = label
            self.hint = hint
            self.value = value
            self.identifier = identifier
            self.isHeader = isHeader
        }
    }
}
