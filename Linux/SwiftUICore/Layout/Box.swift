package import Foundation

/// A rectangle in the layout: chooses its size within a proposal, places its children, and draws.
///
/// A parent proposes, the child chooses, the parent places. Answers are kept until something inside changes, so an
/// update costs the way from the change to the root, and a placement that changes nothing stops where it is.
@MainActor package class Box {
    package unowned let graph: ViewGraph
    package private(set) weak var parent: Box?
    /// In the parent's coordinates.
    package private(set) var frame: CGRect = .zero
    /// The part of this box that can be seen, in its own coordinates.
    private(set) var visible: CGRect = .zero
    private(set) var needsPlacement = true
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []

    init(graph: ViewGraph) {
        self.graph = graph
    }

    package var size: CGSize { frame.size }
    package var children: [Box] { [] }

    // MARK: For subclasses

    /// Chooses a size within the proposal.
    @MainActor func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Calls `place` for each child, in this box's coordinates; `frame` and `visible` are set.
    func placeChildren() {}

    @MainActor func render(into builder: DisplayBuilder) {
        for child in children { builder.draw(child) }
    }

    /// The guide's position if something inside sets it, in a box of that size.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

    /// Who gets room first in a stack.
    var layoutPriority: Double { 0 }

    /// Whether the box grows along a stack's axis and leaves the other alone.
    var isSpacer: Bool { false }

    // MARK: Layout

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let size = measure(proposal)
        if sizes.count == Self.sizesKept { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    private static let sizesKept = 6

    /// What was proposed when the box chose the size that it has now. A box that lays out its children for the size
    /// itself may come to another arrangement: what was left over is gone.
    final func proposal(for size: CGSize) -> ProposedViewSize {
        sizes.last { $0.size == size }?.proposal ?? ProposedViewSize(size)
    }

    package final func place(in newFrame: CGRect, visible newVisible: CGRect) {
        let isMoved = newFrame.origin != frame.origin
        if isMoved || newFrame.size != frame.size { graph.displayChanged() }
        let isClean = !needsPlacement && newFrame.size == frame.size && newVisible == visible
        frame = newFrame
        visible = newVisible
        guard !isClean else { return }
        needsPlacement = false
        placeChildren()
    }

    /// Places a child; what it can show follows from what this box can show.
    final func place(_ child: Box, in childFrame: CGRect) {
        child.adopt(parent: self)
        child.place(in: childFrame, visible: visible.offsetBy(dx: -childFrame.minX, dy: -childFrame.minY))
    }

    final func dimensions(of child: Box, size: CGSize, keys: [AlignmentKey]) -> ViewDimensions {
        var guides: [AlignmentKey: CGFloat] = [:]
        for key in keys { guides[key] = child.explicitGuide(key, in: size) }
        return ViewDimensions(size: size, guides: guides)
    }

    final func adopt(parent: Box) {
        self.parent = parent
    }

    // MARK: Changes

    /// The size may have changed, and with it the parents'.
    package final func invalidateLayout() {
        var box: Box? = self
        while let current = box {
            current.sizes.removeAll(keepingCapacity: true)
            current.needsPlacement = true
            box = current.parent
        }
        graph.layoutChanged()
    }

    /// The size stays; the children's places, or what is visible, may have changed.
    package final func invalidatePlacement(displayChanged: Bool = true) {
        var box: Box? = self
        while let current = box {
            current.needsPlacement = true
            box = current.parent
        }
        if displayChanged { graph.layoutChanged() } else { graph.scheduleUpdate() }
    }

    /// Forgets all answers in the subtree, as after a change of the text scale.
    final func invalidateAll() {
        sizes.removeAll(keepingCapacity: true)
        needsPlacement = true
        for child in children { child.invalidateAll() }
    }
}
