import Foundation

/// A view that scrolls its content.
///
/// Source: Apple, SwiftUI, `ScrollView`.
nonisolated public struct ScrollView<Content>: View where Content: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }
}

extension ScrollView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ScrollNode(self, box: ScrollBox(graph: parent.graph), parent: parent, environment: environment)
    }
}

private final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>> {
    private var task: Task<Void, Never>?
    private var isNew = true

    override var contentEnvironment: EnvironmentValues {
        // What refreshes this view is not for scroll views inside it.
        var inner = environment.settingStackAxis(.vertical)
        if inner.refresh != nil { inner.refresh = nil }
        if inner.scrollPositionLink != nil { inner.scrollPositionLink = nil }
        return inner
    }

    override func viewChanged() {
        guard let scroll = box as? ScrollBox else { return }
        if isNew, let offset = restored?.scrollOffset { scroll.offset = offset }
        isNew = false
        scroll.axes = view.axes
        scroll.showsIndicators = view.showsIndicators
        configureRefresh(scroll)
        followPosition(scroll)
        // Several views lie as in a stack along the axis that scrolls.
        if view.axes == .horizontal {
            setContent(HStack { view.content })
        } else {
            setContent(VStack { view.content })
        }
    }

    override func save(into state: SavedState) {
        super.save(into: state)
        if let offset = (box as? ScrollBox)?.offset, offset != .zero { state.scrollOffset = offset }
    }

    override func environmentChanged() {
        if let scroll = box as? ScrollBox {
            configureRefresh(scroll)
            followPosition(scroll)
        }
        super.environmentChanged()
    }

    /// Scrolls where the bound position says, and again whenever it says something else.
    private func followPosition(_ scroll: ScrollBox) {
        let link = environment.scrollPositionLink
        scroll.positionLink = link
        let wanted = dependencies.track { link?.get() }
        scroll.scroll(to: wanted)
    }

    private lazy var dependencies = Dependencies { [weak self] in
        guard let self, isMounted, let scroll = box as? ScrollBox else { return }
        followPosition(scroll)
    }

    private func configureRefresh(_ scroll: ScrollBox) {
        let refresh = environment.refresh
        scroll.refresh = refresh.map { action in { [weak self] in self?.run(action) } }
    }

    private func run(_ action: RefreshAction) {
        guard task == nil else { return }
        task = Task { [weak self] in
            await action()
            self?.task = nil
        }
    }

    override func unmounted() {
        task?.cancel()
        dependencies.forget()
    }
}

/// Shows a part of its content; the content lies in a column.
final class ScrollBox: ContainerBox, ElementTarget {
    var axes: Axis.Set = .vertical {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    var showsIndicators = true {
        didSet { if showsIndicators != oldValue { invalidateDrawing() } }
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
    private var knownTarget: AnyHashable?
    /// What is to be scrolled to once it can be found.
    private var wantedTarget: AnyHashable?

    fileprivate var offset: CGPoint = .zero
    private var contentSize: CGSize = .zero
    private lazy var id = graph.makeElementID(for: self)
    private let drawn = DrawingCache()

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
    }

    /// Follows what is shown when lines before it have become longer or shorter. Called while the content is placed,
    /// which is then placed once more.
    func followContent(by distance: CGFloat, along axis: Axis) {
        offset[axis] = max(0, offset[axis] + distance)
        invalidatePlacement()
    }

    override func render(into builder: DisplayBuilder) {
        let area = ScrollArea(
            horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical), contentSize: contentSize,
            offset: offset, showsIndicators: showsIndicators, canRefresh: refresh != nil)
        builder.scrollArea(id, area, of: self, drawn: drawn, label: name) {
            for part in parts { builder.draw(part) }
        }
    }

    func handle(_ event: InputEvent) {
        switch event {
        case .scrolled(let new):
            guard new != offset else { return }
            offset = new
            wantedTarget = nil
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

// MARK: Positions by identity

extension ScrollBox {
    fileprivate func scroll(to target: AnyHashable?) {
        guard target != knownTarget else { return }
        knownTarget = target
        wantedTarget = target
        if target != nil { invalidatePlacement(displayChanged: false) }
    }

    private var axis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

    /// The container whose cells are targets, and where it begins along the axis.
    private var targets: (box: LazyBox, start: CGFloat)? {
        guard let lazy = children.lazy.compactMap({ $0.scrollTargetLayout }).first else { return nil }
        var start: CGFloat = 0
        var box: Box? = lazy
        while let current = box, current !== self {
            start += current.frame.origin[axis]
            box = current.parent
        }
        return (lazy, start)
    }

    /// Called at the end of a placement: only then it is known where everything is.
    private func scrollToWanted(limit: CGPoint) {
        guard let wanted = wantedTarget, let link = positionLink, let (lazy, start) = targets,
            let extent = lazy.extent(ofScrollTarget: wanted)
        else { return }
        let page = size[axis]
        let length = extent.upperBound - extent.lowerBound
        let current = offset[axis]
        var new = current
        if let anchor = link.anchor {
            // What is there already stays as it is, such as the first line with a title above it.
            if target(lazy, start: start) != wanted {
                let part = anchor[axis]
                new = start + extent.lowerBound + length * part - page * part
            }
        } else if start + extent.lowerBound < current {
            new = start + extent.lowerBound
        } else if start + extent.upperBound > current + page {
            new = start + extent.upperBound - page
        }
        new = min(max(0, new), limit[axis])
        guard abs(new - current) > 0.5 else { return wantedTarget = nil }
        offset[axis] = new
        // Lines that are made now may turn out to be longer than they were taken for.
        invalidatePlacement()
    }

    private func target(_ lazy: LazyBox, start: CGFloat) -> AnyHashable? {
        let part = positionLink?.anchor?[axis]
        return lazy.scrollTarget(at: offset[axis] - start + size[axis] * (part ?? 0), anchor: part)
    }

    /// Tells the binding which target a person has scrolled to.
    private func reportPosition() {
        guard let link = positionLink, let (lazy, start) = targets, let target = target(lazy, start: start),
            target != knownTarget
        else { return }
        knownTarget = target
        link.set(target)
    }
}

extension Box {
    fileprivate var scrollTargetLayout: LazyBox? {
        if let lazy = self as? LazyBox { return lazy.isScrollTargetLayout ? lazy : nil }
        if self is ScrollBox { return nil }
        return children.lazy.compactMap { $0.scrollTargetLayout }.first
    }
}

extension UnitPoint {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .vertical ? y : x }
}
