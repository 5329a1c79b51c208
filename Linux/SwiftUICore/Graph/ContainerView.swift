/// A view with a box of its own around the boxes of its content.
@MainActor package protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    associatedtype ContentBox: ContainerBox

    var content: Content { get }
    /// The axis that spacers and dividers inside follow.
    var contentAxis: Axis? { get }
    func makeBox(graph: ViewGraph) -> ContentBox
    /// Takes over what the view says; called whenever the view has changed.
    func configure(_ box: ContentBox)
}

extension ContainerView {
    package var contentAxis: Axis? { nil }

    package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ContainerViewNode(self, contentBox: makeBox(graph: parent.graph), parent: parent, environment: environment)
    }
}

extension EnvironmentValues {
    /// What the views in a container see.
    func inContainer(along axis: Axis?) -> EnvironmentValues {
        var inner = settingStackAxis(axis)
        // Said of the container, not of those in it.
        if inner.isScrollTargetLayout { inner.isScrollTargetLayout = false }
        return inner
    }
}

/// The node of a view whose box is a container.
class ContainerViewNode<V: ContainerView>: ContainerNode<V> {
    private let contentBox: V.ContentBox

    init(_ view: V, contentBox: V.ContentBox, parent: Node, environment: EnvironmentValues) {
        self.contentBox = contentBox
        super.init(view, box: contentBox, parent: parent, environment: environment)
    }

    override var contentEnvironment: EnvironmentValues { environment.inContainer(along: view.contentAxis) }

    override func environmentChanged() {
        box.isScrollTargetLayout = environment.isScrollTargetLayout
        super.environmentChanged()
    }

    override func viewChanged() {
        box.isScrollTargetLayout = environment.isScrollTargetLayout
        view.configure(contentBox)
        setContent(view.content)
    }
}

/// A view whose content a layout arranges.
@MainActor package protocol LayoutContainer: ContainerView where ContentBox == LayoutBox<ContentLayout> {
    associatedtype ContentLayout: Layout
    var layout: ContentLayout { get }
}

extension LayoutContainer {
    package var contentAxis: Axis? { layout.stackOrientation }
    package func makeBox(graph: ViewGraph) -> LayoutBox<ContentLayout> { LayoutBox(layout, graph: graph) }
    package func configure(_ box: LayoutBox<ContentLayout>) { box.update(layout) }
}

/// A layout that was called with its content.
nonisolated package struct LayoutView<L: Layout, Content: View>: View {
    package let layout: L
    package let content: Content
}

extension LayoutView: LayoutContainer {}
