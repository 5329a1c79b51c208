import Foundation

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

    private var childEnvironment: EnvironmentValues { environment.inContainer(along: view.lazyLayout.axis) }

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
        var slots = SlotList()
        content?.collectSlots(into: &slots)
        box.setSlots(slots)
    }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }

    override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
        // What is made may have an id within an element; where the rest would be, only the lines tell.
        let made = super.scrollDestination(id)
        if let made, box.shows(made.box) { return made }
        return box.hasScrollTarget(id) ? ScrollDestination(box: box, element: id) : made
    }

    override func activityChanged() {
        box.isActive = isActive
    }
}
