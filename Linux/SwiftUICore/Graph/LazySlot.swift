/// A piece of a lazy container's content: made when it comes near the viewport, released when it is far from it.
@MainActor class LazySlot {
    var id: AnyHashable { ObjectIdentifier(self) }
    /// The identity by which a scroll view may be asked to show the piece; nil if it has none.
    var scrollTarget: AnyHashable? { nil }
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

    override var id: AnyHashable { node.serial }

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

/// A slot that stands for another and changes something of it.
class SlotWrapper: LazySlot {
    final let base: LazySlot

    init(_ base: LazySlot) {
        self.base = base
    }

    override final var id: AnyHashable { base.id }
    override final var scrollTarget: AnyHashable? { base.scrollTarget }
    override final var isRealized: Bool { base.isRealized }
    override final var traits: ViewTraits { base.traits }
    override func realize() -> [Box] { base.realize() }
    override func setVisible(_ isVisible: Bool) { base.setVisible(isVisible) }
    override final func release() { base.release() }
    override final func collectChrome(into chrome: inout Chrome) { base.collectChrome(into: &chrome) }
}

/// A slot whose boxes a modifier wraps.
final class MappedSlot: SlotWrapper {
    private let transform: @MainActor (Box) -> Box

    init(_ base: LazySlot, transform: @escaping @MainActor (Box) -> Box) {
        self.transform = transform
        super.init(base)
    }

    override func realize() -> [Box] { base.realize().map(transform) }
}

/// A slot that tells a modifier around it when it comes into view and when it leaves.
final class WatchedSlot: SlotWrapper {
    private let visibilityChanged: @MainActor (AnyHashable, Bool) -> Void

    init(_ base: LazySlot, visibilityChanged: @escaping @MainActor (AnyHashable, Bool) -> Void) {
        self.visibilityChanged = visibilityChanged
        super.init(base)
    }

    override func setVisible(_ isVisible: Bool) {
        base.setVisible(isVisible)
        visibilityChanged(id, isVisible)
    }
}

/// What a view tells the container around it.
package struct ViewTraits {
    var tag: ViewTag?
    var tabItem: AnyView?
}

/// What tells a view apart that can be chosen.
struct ViewTag: Equatable {
    let value: AnyHashable
    /// The one type of selection that the tag is for; without it the tag is for optionals as well.
    private let onlyType: ObjectIdentifier?

    init<V: Hashable>(_ value: V, includeOptional: Bool) {
        // An optional value and what is in it are the same as hashables.
        self.value = AnyHashable(value)
        onlyType = includeOptional ? nil : ObjectIdentifier(V.self)
    }

    /// The tag as a selection of that type.
    func selection<V: Hashable>(as type: V.Type = V.self) -> V? {
        guard onlyType.map({ $0 == ObjectIdentifier(type) }) ?? true else { return nil }
        return value.base as? V
    }
}
