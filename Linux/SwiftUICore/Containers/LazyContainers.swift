public import Foundation

/// Views that stay in place while the rows between them scroll.
///
/// Source: Apple, SwiftUI, `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    /// The headers of sections, at the beginning of the viewport.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections, at its end.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A grid that grows downwards and makes its cells when they come near the viewport.
nonisolated public struct LazyVGrid<Content>: View where Content: View {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: LazyContainer {
    @MainActor package var lazyContent: Content { content }
    @MainActor package var lazyLayout: LazyLayout {
        LazyLayout(
            axis: .vertical, items: columns, spacing: spacing ?? 8,
            cellAlignment: Alignment(horizontal: alignment, vertical: .center), pinnedViews: pinnedViews)
    }
}

/// A column that makes its views when they come near the viewport.
nonisolated public struct LazyVStack<Content>: View where Content: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: LazyContainer {
    @MainActor package var lazyContent: Content { content }
    @MainActor package var lazyLayout: LazyLayout {
        LazyLayout(
            axis: .vertical, items: [GridItem(.flexible(minimum: 0))], spacing: spacing ?? 8,
            cellAlignment: Alignment(horizontal: alignment, vertical: .center), fitsContent: true,
            pinnedViews: pinnedViews)
    }
}

/// A row that makes its views when they come near the viewport.
nonisolated public struct LazyHStack<Content>: View where Content: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: LazyContainer {
    @MainActor package var lazyContent: Content { content }
    @MainActor package var lazyLayout: LazyLayout {
        LazyLayout(
            axis: .horizontal, items: [GridItem(.flexible(minimum: 0))], spacing: spacing ?? 8,
            cellAlignment: Alignment(horizontal: .center, vertical: alignment), fitsContent: true,
            pinnedViews: pinnedViews)
    }
}

/// A grid that grows sideways and makes its cells when they come near the viewport.
nonisolated public struct LazyHGrid<Content>: View where Content: View {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: LazyContainer {
    @MainActor package var lazyContent: Content { content }
    @MainActor package var lazyLayout: LazyLayout {
        LazyLayout(
            axis: .horizontal, items: rows, spacing: spacing ?? 8,
            cellAlignment: Alignment(horizontal: .center, vertical: alignment), pinnedViews: pinnedViews)
    }
}

/// How a lazy container arranges its cells: in tracks across, in lines along the axis.
package struct LazyLayout {
    var axis: Axis
    var items: [GridItem]
    var spacing: CGFloat
    var cellAlignment: Alignment
    /// Whether the container is as long across as its longest cell, where it is offered no length.
    var fitsContent = false
    /// Which parts of sections stay in view for as long as anything of their section does.
    var pinnedViews = PinnedScrollableViews()
}

/// What the lazy grids and stacks tell their node.
@MainActor package protocol LazyContainer: PrimitiveView {
    associatedtype LazyContent: View
    var lazyContent: LazyContent { get }
    var lazyLayout: LazyLayout { get }
}

extension LazyContainer {
    package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LazyNode(self, parent: parent, environment: environment)
    }
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
        box.layoutDirection = environment.layoutDirection
        box.isScrollTargetLayout = environment.isScrollTargetLayout
        content = reconcile(content, to: view.lazyContent, environment: childEnvironment)
    }

    private var childEnvironment: EnvironmentValues {
        var inner = environment.settingStackAxis(view.lazyLayout.axis)
        if inner.isScrollTargetLayout { inner.isScrollTargetLayout = false }
        return inner
    }

    override func environmentChanged() {
        box.layoutDirection = environment.layoutDirection
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

    override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
        // What is made may have an id within an element.
        super.scrollDestination(id)
            ?? (box.hasScrollTarget(id) ? ScrollDestination(box: box, element: id) : nil)
    }

    override func activityChanged() {
        box.isActive = isActive
    }
}
