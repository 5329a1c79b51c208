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

    override func scrollDestinationInScrollViews(_ id: AnyHashable) -> ScrollDestination? { scrollDestination(id) }

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
