/// A slot that stands for another and changes something of it.
class SlotWrapper: LazySlot {
    final let base: LazySlot

    init(_ base: LazySlot) {
        self.base = base
    }

    override final var id: AnyHashable { base.id }
    override var scrollTarget: AnyHashable? { base.scrollTarget }
    override final var isRealized: Bool { base.isRealized }
    override final var traits: ViewTraits { base.traits }
    override func realize() -> [Box] { base.realize() }
    override func setVisible(_ isVisible: Bool) { base.setVisible(isVisible) }
    override func release() { base.release() }
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

/// A slot that is scrolled to by the identity of a view around it.
final class TargetSlot: SlotWrapper {
    private let target: AnyHashable

    init(_ base: LazySlot, target: AnyHashable) {
        self.target = target
        super.init(base)
    }

    // An element of a loop has its own.
    override var scrollTarget: AnyHashable? { base.scrollTarget ?? target }
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
