/// A piece of a lazy container's content: made when it comes near the viewport, released when it is far from it.
@MainActor class LazySlot {
    var id: AnyHashable { ObjectIdentifier(self) }
    var isRealized: Bool { true }
    /// The label and tag that a tab view reads.
    var traits: ViewTraits { ViewTraits() }

    /// Makes the views if need be, and gives their boxes.
    func realize() -> [Box] { [] }

    /// Whether the piece intersects the viewport: `onAppear` and `onDisappear` follow it.
    func setVisible(_ isVisible: Bool) {}

    func release() {}

    func collectChrome(into chrome: inout Chrome) {}
}

/// A view that stands in a lazy container by itself, not in a `ForEach`: it is made with the container.
final class NodeSlot: LazySlot {
    private let node: Node

    init(node: Node) {
        self.node = node
    }

    override var id: AnyHashable { ObjectIdentifier(node) }

    override func realize() -> [Box] {
        var boxes: [Box] = []
        node.collectBoxes(into: &boxes)
        return boxes
    }

    override func setVisible(_ isVisible: Bool) {
        node.setActive(isVisible && (node.parent?.isActive ?? false))
    }
}

/// What a view tells the container around it.
package struct ViewTraits {
    var tag: AnyHashable?
    var tabItem: AnyView?
}
