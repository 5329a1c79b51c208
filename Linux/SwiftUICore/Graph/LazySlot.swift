/// A piece of a lazy container's content: made when it comes near the viewport, released when it is far from it.
@MainActor class LazySlot {
    var id: AnyHashable { ObjectIdentifier(self) }
    /// The identity by which a scroll view may be asked to show the piece; nil if it has none.
    var scrollTarget: AnyHashable? { nil }
    /// Whether a view of that identity is in the piece.
    func holds(scrollTarget target: AnyHashable) -> Bool { scrollTarget == target }

    var isRealized: Bool { true }
    /// The label and tag that a tab view reads.
    var traits: ViewTraits { ViewTraits() }

    /// Makes the views if need be, and gives their boxes.
    func realize() -> [Box] { [] }

    /// Makes what may be several views, if it is so; each of them is made by itself then.
    func realizePieces() -> ElementPieces? { nil }

    /// Whether the piece intersects the viewport: `onAppear` and `onDisappear` follow it.
    func setVisible(_ isVisible: Bool) {}

    /// Which cells of a slot of pieces intersect the viewport.
    func setVisible(cells: Set<Int>) { setVisible(!cells.isEmpty) }

    func release() {}

    func collectChrome(into chrome: inout Chrome) {}
}

/// A view that stands in a lazy container by itself, not in a `ForEach`: it is made with the container.
final class NodeSlot: LazySlot {
    private let node: Node

    init(node: Node) {
        self.node = node
    }

    override var id: AnyHashable { node.serial }

    override func holds(scrollTarget target: AnyHashable) -> Bool { node.scrollDestination(target) != nil }

    override func realize() -> [Box] {
        var boxes: [Box] = []
        node.collectBoxes(into: &boxes)
        return boxes
    }

    override func setVisible(_ isVisible: Bool) {
        guard node.isMounted else { return }
        node.setActive(isVisible)
    }

    override func collectChrome(into chrome: inout Chrome) {
        node.collectChrome(into: &chrome)
    }
}
