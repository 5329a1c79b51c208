import Foundation

/// A view that scrolls its content.
///
/// Source: Apple, SwiftUI, `ScrollView`.
nonisolated public struct ScrollView<Content>: View where Content: View {
    public var content: Content
    nonisolated public var axes: Axis.Set
    nonisolated public var showsIndicators: Bool

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
        configureIndicators(scroll)
        configureRefresh(scroll)
        followPosition(scroll)
        // Several views lie as in a stack along the axis that scrolls.
        let layout = view.axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        setContent(LayoutView(layout: layout, content: view.content))
    }

    override func save(into state: SavedState) {
        super.save(into: state)
        if let offset = (box as? ScrollBox)?.offset, offset != .zero { state.scrollOffset = offset }
    }

    override func environmentChanged() {
        if let scroll = box as? ScrollBox {
            configureIndicators(scroll)
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

    private func configureIndicators(_ scroll: ScrollBox) {
        var shown: Axis.Set = []
        if view.showsIndicators, environment.horizontalScrollIndicatorVisibility.isShown { shown.insert(.horizontal) }
        if view.showsIndicators, environment.verticalScrollIndicatorVisibility.isShown { shown.insert(.vertical) }
        scroll.indicators = shown
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
    private var knownTarget: AnyHashable?
    private var request: ScrollRequest?

    fileprivate var offset: CGPoint = .zero
    private var contentSize: CGSize = .zero
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

/// What a scroll view is to show, once it can be found.
@MainActor struct ScrollRequest {
    /// In the content's coordinates.
    let frame: () -> CGRect?
    let anchor: UnitPoint?
    /// Whether it is there already, such as the first line with a title above it.
    var isThere: () -> Bool = { false }
}

extension ScrollBox {
    func scroll(to destination: ScrollDestination, anchor: UnitPoint?) {
        request = ScrollRequest(
            frame: { [weak self] in self.flatMap { destination.frame(in: $0) } }, anchor: anchor)
        invalidatePlacement(displayChanged: false)
    }

    fileprivate func scroll(to target: AnyHashable?) {
        guard target != knownTarget else { return }
        knownTarget = target
        request = nil
        guard let target else { return }
        request = ScrollRequest(
            frame: { [weak self] in self?.frame(of: target) }, anchor: positionLink?.anchor,
            isThere: { [weak self] in self?.currentTarget == target })
        invalidatePlacement(displayChanged: false)
    }

    private func frame(of target: AnyHashable) -> CGRect? {
        guard let targets, let frame = targets.frame(ofScrollTarget: target) else { return nil }
        return inContent(frame, of: targets)
    }

    private func inContent(_ frame: CGRect, of box: Box) -> CGRect? {
        box.convert(frame) { $0 === self }?.offsetBy(dx: offset.x, dy: offset.y)
    }

    private var axis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

    /// The container whose parts are targets.
    private var targets: (any ScrollTargets)? {
        children.lazy.compactMap { $0.scrollTargetLayout }.first
    }

    /// Called at the end of a placement: only then it is known where everything is.
    private func scrollToWanted(limit: CGPoint) {
        // Content that asks for another layout has learnt of other lengths, which the limit doesn't know.
        guard !needsPlacement, let request, let frame = request.frame() else { return }
        var new = offset
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            let (start, length) = (frame.origin[axis], frame.size[axis])
            if let anchor = request.anchor?[axis] {
                if !request.isThere() { new[axis] = start + (length - size[axis]) * anchor }
            } else {
                new[axis] = shortestWay(to: start, length: length, along: axis)
            }
            new[axis] = min(max(0, new[axis]), limit[axis])
        }
        guard abs(new.x - offset.x) > 0.5 || abs(new.y - offset.y) > 0.5 else { return self.request = nil }
        offset = new
        // Lines that are made now may turn out to be longer than they were taken for.
        invalidatePlacement()
    }

    /// Where the least scrolling shows all of it, or its beginning if it's longer than the viewport and doesn't fill it.
    private func shortestWay(to start: CGFloat, length: CGFloat, along axis: Axis) -> CGFloat {
        let (shown, room) = (offset[axis], size[axis])
        if start <= shown && start + length >= shown + room { return shown }
        if start < shown || length > room { return start }
        return max(shown, start + length - room)
    }

    /// What is at the anchor, or at the beginning.
    private var currentTarget: AnyHashable? {
        guard let targets, let start = inContent(.zero, of: targets)?.origin[axis] else { return nil }
        let part = positionLink?.anchor?[axis]
        return targets.scrollTarget(
            at: offset[axis] - start + size[axis] * (part ?? 0), anchor: part, along: axis)
    }

    /// Tells the binding which target a person has scrolled to.
    private func reportPosition() {
        guard let link = positionLink, let target = currentTarget, target != knownTarget else { return }
        knownTarget = target
        link.set(target)
    }
}

extension UnitPoint {
    fileprivate subscript(axis: Axis) -> CGFloat { axis == .vertical ? y : x }
}
