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

    override var contentEnvironment: EnvironmentValues {
        // What refreshes this view is not for scroll views inside it.
        var inner = environment.settingStackAxis(.vertical)
        if inner.refresh != nil { inner.refresh = nil }
        return inner
    }

    override func viewChanged() {
        guard let scroll = box as? ScrollBox else { return }
        scroll.axes = view.axes
        scroll.showsIndicators = view.showsIndicators
        configureRefresh(scroll)
        // Several views lie as in a stack along the axis that scrolls.
        if view.axes == .horizontal {
            setContent(HStack { view.content })
        } else {
            setContent(VStack { view.content })
        }
    }

    override func environmentChanged() {
        if let scroll = box as? ScrollBox { configureRefresh(scroll) }
        super.environmentChanged()
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

    override func unmounted() { task?.cancel() }
}

/// Shows a part of its content; the content lies in a column.
final class ScrollBox: ContainerBox, ElementTarget {
    var axes: Axis.Set = .vertical {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    var showsIndicators = true
    var refresh: (() -> Void)?
    /// Drawn above the content and scrolled with it, as a navigation stack's large title.
    var header: Box? {
        didSet { if header !== oldValue { invalidateLayout() } }
    }

    private var offset: CGPoint = .zero
    private var contentSize: CGSize = .zero
    private lazy var id = graph.makeElementID(for: self)

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
        contentSize = measureContent(ProposedViewSize(size))
        contentSize.width = max(contentSize.width, size.width)
        let limit = CGPoint(x: max(0, contentSize.width - size.width), y: max(0, contentSize.height - size.height))
        offset = CGPoint(x: min(offset.x, limit.x), y: min(offset.y, limit.y))
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
    }

    override func render(into builder: DisplayBuilder) {
        let area = ScrollArea(
            horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical), contentSize: contentSize,
            offset: offset, showsIndicators: showsIndicators, canRefresh: refresh != nil)
        builder.element(id, .scroll(area), in: CGRect(origin: .zero, size: size), contentOrigin: .zero) {
            for part in parts { builder.draw(part) }
        }
    }

    func handle(_ event: InputEvent) {
        switch event {
        case .scrolled(let new):
            guard new != offset else { return }
            offset = new
            // Only what comes into view makes the picture another one; the renderer has scrolled by itself.
            invalidatePlacement(displayChanged: false)
        case .refreshPulled:
            refresh?()
        default:
            break
        }
    }
}
