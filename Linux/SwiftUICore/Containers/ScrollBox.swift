import Foundation

/// Shows a part of its content; the content lies in a column.
final class ScrollBox: ContainerBox, ElementTarget {
    var axes: Axis.Set = .vertical {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    var indicators: Axis.Set = [.horizontal, .vertical] {
        didSet { if indicators != oldValue { invalidateDrawing() } }
    }
    var refresh: (() -> Void)? {
        didSet { if (refresh == nil) != (oldValue == nil) { invalidateDrawing() } }
    }
    /// Drawn above the content and scrolled with it, as a navigation stack's large title.
    var header: Box? {
        didSet { if header !== oldValue { invalidateLayout() } }
    }

    /// What it's called by who can't see it, unless a modifier says otherwise: the page's title.
    var name = "" {
        didSet { if name != oldValue { invalidateDrawing() } }
    }

    var positionLink: ScrollPositionLink?
    /// What the position's binding was told last, or told us.
    var knownTarget: AnyHashable?
    var request: ScrollRequest?
    var held: HeldTarget?

    var offset: CGPoint = .zero
    private(set) var contentSize: CGSize = .zero
    /// How far the content could be scrolled sideways when it was placed last, and where its beginning was.
    private var knownLimit: CGFloat = 0
    private var knownDirection: LayoutDirection?
    private lazy var id = graph.makeElementID(for: self)
    private let drawn = DrawingCache()

    override var contentOffset: CGPoint { offset }

    override func isSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpace else { return false }
        return space.axis.map { axes.contains(Axis.Set($0)) } ?? true
    }

    private var parts: [Box] { (header.map { [$0] } ?? []) + children }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = measureContent(proposal)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    private func measureContent(_ proposal: ProposedViewSize) -> CGSize {
        let inner = innerProposal(proposal)
        return parts.reduce(CGSize.zero) { size, part in
            let next = part.sizeThatFits(inner)
            return CGSize(width: max(size.width, next.width), height: size.height + next.height)
        }
    }

    private func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func placeChildren() {
        let before = (contentSize, offset)
        contentSize = measureContent(ProposedViewSize(size))
        contentSize.width = max(contentSize.width, size.width)
        let limit = CGPoint(x: max(0, contentSize.width - size.width), y: max(0, contentSize.height - size.height))
        // What is seen keeps its distance from the beginning, also when that is on the other side now.
        if let knownDirection, knownDirection != layoutDirection { offset.x = max(0, knownLimit - offset.x) }
        if layoutDirection == .rightToLeft { offset.x = max(0, offset.x + limit.x - knownLimit) }
        knownDirection = layoutDirection
        knownLimit = limit.x
        offset = CGPoint(x: min(offset.x, limit.x), y: min(offset.y, limit.y))
        if before != (contentSize, offset) { graph.displayChanged() }
        let viewport = CGRect(origin: offset, size: size)
        var y: CGFloat = 0
        for part in parts {
            let partSize = part.sizeThatFits(innerProposal(ProposedViewSize(size)))
            // Content narrower than the viewport lies in its middle.
            let frame = CGRect(
                x: (contentSize.width - partSize.width) / 2, y: y, width: partSize.width, height: partSize.height)
            part.adopt(parent: self)
            part.place(in: frame, visible: viewport.offsetBy(dx: -frame.minX, dy: -frame.minY))
            y += partSize.height
        }
        scrollToWanted(limit: limit)
        holdTarget(limit: limit)
    }

    /// Follows what is shown when lines before it have become longer or shorter. Called while the content is placed,
    /// which is then placed once more.
    func followContent(by distance: CGFloat, along axis: Axis) {
        let isMirrored = axis == .horizontal && layoutDirection == .rightToLeft
        offset[axis] = max(0, offset[axis] + (isMirrored ? -distance : distance))
        invalidatePlacement()
    }

    override func render(into builder: DisplayBuilder) {
        let area = ScrollArea(
            horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical), contentSize: contentSize,
            offset: offset, indicators: indicators, canRefresh: refresh != nil)
        builder.scrollArea(id, area, of: self, drawn: drawn, label: name) {
            for part in parts { builder.draw(part) }
        }
    }

    func handle(_ event: InputEvent) {
        switch event {
        case .scrolled(let new):
            guard new != offset else { return }
            offset = new
            request = nil
            held = nil
            // Only what comes into view makes the picture another one; the renderer has scrolled by itself.
            invalidatePlacement(displayChanged: false)
            reportPosition()
        case .refreshPulled:
            refresh?()
        default:
            break
        }
    }
}
