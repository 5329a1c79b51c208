import Foundation

/// A box over the boxes of a node's content.
package class ContainerBox: Box {
    private var content: [Box] = []
    /// Whether the children are what a scroll view around them scrolls to.
    final var isScrollTargetLayout = false {
        didSet { if isScrollTargetLayout != oldValue { invalidatePlacement() } }
    }

    override package final var children: [Box] { content }

    /// Takes the boxes that the content gives now.
    final func setChildren(_ boxes: [Box]) {
        content = boxes
        for box in boxes { box.adopt(parent: self) }
        invalidateLayout()
    }
}
