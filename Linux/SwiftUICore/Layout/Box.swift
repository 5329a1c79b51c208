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
    /// The identity by which a scroll view may be asked for the box.
    var scrollTarget: AnyHashable?
    /// What the box is in the section around it.
    var sectionPart: SectionPart?
    /// How far what covers the window reaches beyond each edge of this box.
    private(set) var safeAreaInsets = EdgeInsets()
    /// Where children are placed from: at the left, or mirrored at the right.
    var layoutDirection: LayoutDirection = .leftToRight {
        didSet { if layoutDirection != oldValue { invalidateLayout() } }
    }
    /// Whether something in here may look another way than when it was drawn last.
    private(set) var needsDrawing = true
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var ranges: [LengthRange] = []
    /// What the parent asked last, and was answered.
    private var asked: (proposal: ProposedViewSize, size: CGSize) = (.unspecified, .zero)
    /// Whether the box, or one that was ever placed in it, follows what is visible.
    private var holdsFollower = false
    /// What the box was proposed when it was placed.
    private var placedProposal = ProposedViewSize.unspecified

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
        for child in backToFront { builder.draw(child) }
    }

    /// The guide's position if something inside sets it, in a box of that size.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

    /// Whether the places of the children follow from what is visible, not from the box's size alone.
    var followsVisible: Bool { false }

    /// Who gets room first in a stack.
    var layoutPriority: Double { 0 }

    /// What covers the edges of a child in that frame, reckoned from the leading edge.
    func safeAreaInsets(of child: Box, in frame: CGRect) -> EdgeInsets { passedSafeArea(to: frame) }

    /// How far a scroll view has moved its content.
    var contentOffset: CGPoint { .zero }

    /// Whether the box gave its coordinate space that name.
    func isSpace(named name: AnyHashable) -> Bool { false }

    /// How far from its neighbours the box would like to be.
    var spacing: ViewSpacing { ViewSpacing() }

    /// What modifiers around the view say to the container under that key.
    func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

    /// Whether the box grows along a stack's axis and leaves the other alone.
    var isSpacer: Bool { false }

    /// The children in the order of their `zIndex`, those of one index as they come.
    final var backToFront: [Box] {
        let children = children
        let indices = children.map { $0.value(ZIndexKey.self) }
        guard let first = indices.first, indices.contains(where: { $0 != first }) else { return children }
        return children.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { children[$0] }
    }

    // MARK: Layout

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = knownSize(proposal)
        asked = (proposal, size)
        return size
    }

    private func knownSize(_ proposal: ProposedViewSize) -> CGSize {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let size = measure(proposal).withoutNaN
        if sizes.count == Self.answersKept { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    /// How many answers of each kind are remembered. Fewer make layout slower, and never another one.
    static var answersKept = 6

    /// How short and how long the box can become along an axis, for a proposal across.
    final func lengths(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat> {
        if let known = ranges.first(where: { $0.axis == axis && $0.across == across }) { return known.lengths }
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = across
        proposal[axis] = 0
        let least = knownSize(proposal)[axis]
        proposal[axis] = .infinity
        let most = knownSize(proposal)[axis]
        let lengths = min(least, most)...max(least, most)
        if ranges.count == Self.answersKept { ranges.removeFirst() }
        ranges.append(LengthRange(axis: axis, across: across, lengths: lengths))
        return lengths
    }

    private struct LengthRange {
        let axis: Axis
        let across: CGFloat?
        let lengths: ClosedRange<CGFloat>
    }

    /// What was proposed when the box chose the size. A box that lays out its children for the size itself may come to
    /// another arrangement: what was left over is gone.
    ///
    /// Whoever places a box, or asks for a guide in it, asks for its size just before; so this doesn't depend on which
    /// answers are still remembered.
    final func proposal(for size: CGSize) -> ProposedViewSize {
        asked.size == size ? asked.proposal : ProposedViewSize(size)
    }

    package final func place(in newFrame: CGRect, visible newVisible: CGRect) {
        let isMoved = newFrame.origin != frame.origin
        if isMoved || newFrame.size != frame.size { graph.displayChanged() }
        if newFrame.size != frame.size { needsDrawing = true }
        let proposal = proposal(for: newFrame.size)
        let isClean =
            !needsPlacement && newFrame.size == frame.size && proposal == placedProposal
            && (newVisible == visible || !(holdsFollower || followsVisible))
        frame = newFrame
        visible = newVisible
        placedProposal = proposal
        guard !isClean else { return }
        needsPlacement = false
        let display = graph.displayVersion
        placeChildren()
        // Something inside moved, came or went.
        if graph.displayVersion != display { needsDrawing = true }
    }

    /// Places a child; what it can show follows from what this box can show.
    final func place(_ child: Box, in childFrame: CGRect) {
        child.adopt(parent: self)
        let insets = safeAreaInsets(of: child, in: childFrame)
        if insets != child.safeAreaInsets {
            child.safeAreaInsets = insets
            child.needsPlacement = true
        }
        let childFrame = mirrored(childFrame)
        child.place(in: childFrame, visible: visible.offsetBy(dx: -childFrame.minX, dy: -childFrame.minY))
        if child.holdsFollower || child.followsVisible { holdsFollower = true }
    }

    /// Turns a rectangle from leading to left, or from left to leading.
    ///
    /// Source: Apple, `LayoutSubviews.layoutDirection`: layouts reckon from the leading edge, and each view is flipped
    /// within its parent.
    final func mirrored(_ rect: CGRect) -> CGRect {
        layoutDirection == .leftToRight
            ? rect : CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    final func adopt(parent: Box) {
        self.parent = parent
    }

    // MARK: Changes

    /// The size may have changed, and with it the parents'.
    package final func invalidateLayout() {
        var box: Box? = self
        while let current = box {
            current.forgetAnswers()
            current.needsPlacement = true
            current.needsDrawing = true
            box = current.parent
        }
        graph.layoutChanged()
    }

    /// The size stays; the children's places, or what is visible, may have changed.
    package final func invalidatePlacement(displayChanged: Bool = true) {
        var box: Box? = self
        while let current = box {
            current.needsPlacement = true
            current.needsDrawing = true
            box = current.parent
        }
        if displayChanged { graph.layoutChanged() } else { graph.scheduleUpdate() }
    }

    /// Places stay; what is drawn has changed.
    package final func invalidateDrawing() {
        var box: Box? = self
        while let current = box {
            current.needsDrawing = true
            box = current.parent
        }
        graph.layoutChanged()
    }

    /// Called when the box has drawn what it shows now.
    final func wasDrawn() { needsDrawing = false }

    /// Forgets all answers in the subtree, as after a change of the text scale.
    final func invalidateAll() {
        forgetAnswers()
        needsPlacement = true
        needsDrawing = true
        for child in children { child.invalidateAll() }
    }

    private func forgetAnswers() {
        sizes.removeAll(keepingCapacity: true)
        ranges.removeAll(keepingCapacity: true)
        answersForgotten()
    }

    /// For subclasses that remember more than sizes.
    func answersForgotten() {}
}

extension CGSize {
    /// What an app's layout answers may be no number, which nothing can be compared with.
    fileprivate var withoutNaN: CGSize {
        CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
    }
}
