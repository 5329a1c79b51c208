public import Foundation

/// Views that stay in place while the rows between them scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A grid that grows downwards and makes its cells when they come near the viewport.
nonisolated public struct LazyVGrid<Content>: View where Content: View {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LazyNode(self, parent: parent, environment: environment)
    }
}

extension LazyVGrid: LazyContainer {
    var lazyContent: Content { content }
    var lazyLayout: LazyLayout {
        LazyLayout(
            axis: .vertical, items: columns, spacing: spacing ?? 8,
            cellAlignment: Alignment(horizontal: alignment, vertical: .center))
    }
}

/// A column that makes its views when they come near the viewport.
nonisolated public struct LazyVStack<Content>: View where Content: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LazyNode(self, parent: parent, environment: environment)
    }
}

extension LazyVStack: LazyContainer {
    var lazyContent: Content { content }
    var lazyLayout: LazyLayout {
        LazyLayout(
            axis: .vertical, items: [GridItem(.flexible(minimum: 0))], spacing: spacing ?? 8,
            cellAlignment: Alignment(horizontal: alignment, vertical: .center), fitsContent: true)
    }
}

/// How a lazy container arranges its cells: in tracks across, in lines along the axis.
struct LazyLayout {
    var axis: Axis
    var items: [GridItem]
    var spacing: CGFloat
    var cellAlignment: Alignment
    /// Whether the container is as long across as its longest cell, where it is offered no length.
    var fitsContent = false
}

/// What the lazy grids and stacks tell their node.
@MainActor protocol LazyContainer: View {
    associatedtype LazyContent: View
    var lazyContent: LazyContent { get }
    var lazyLayout: LazyLayout { get }
}

private final class LazyNode<V: LazyContainer>: TypedNode<V>, BoxCollector {
    private let box: LazyBox
    private var content: Node?

    override init(_ view: V, parent: Node, environment: EnvironmentValues) {
        box = LazyBox(graph: parent.graph)
        super.init(view, parent: parent, environment: environment)
        graph.needsCollection(self)
        viewChanged()
    }

    override var children: [Node] { content.map { [$0] } ?? [] }
    override var makesLazyChildren: Bool { true }
    override var passesSlotsThrough: Bool { false }

    override func viewChanged() {
        box.layout = view.lazyLayout
        box.isScrollTargetLayout = environment.isScrollTargetLayout
        content = reconcile(content, to: view.lazyContent, environment: childEnvironment)
    }

    private var childEnvironment: EnvironmentValues {
        var inner = environment.settingStackAxis(view.lazyLayout.axis)
        if inner.isScrollTargetLayout { inner.isScrollTargetLayout = false }
        return inner
    }

    override func environmentChanged() {
        box.isScrollTargetLayout = environment.isScrollTargetLayout
        content?.setEnvironment(childEnvironment)
        box.invalidateLayout()
    }

    override func structureChanged() {
        graph.needsCollection(self)
        // A row's own boxes may have changed as well, which only the box can see.
        box.invalidateLayout()
    }

    func collect() {
        var slots: [LazySlot] = []
        content?.collectSlots(into: &slots)
        box.setSlots(slots)
    }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }

    override func activityChanged() {
        box.isActive = isActive
    }
}
