/// Hands its content on, and keeps the sheet's views while it is presented.
final class SheetNode<Content: View, Item, Sheet: View>: EvaluatingNode<
    ModifiedContent<Content, SheetModifier<Item, Sheet>>
>
{
    private var presented: Node?
    private var presentedID: AnyHashable?
    /// One for good, so that the sheet's environment stays the same.
    private lazy var dismiss = DismissAction { [weak self] in self?.view.modifier.item.wrappedValue = nil }

    override var children: [Node] { super.children + (presented.map { [$0] } ?? []) }

    override func evaluateBody() {
        child = reconcile(child, to: view.content, environment: environment)
        let modifier = view.modifier
        // Reading the binding here is what makes this node follow it, and what the sheet's closure reads.
        let current = tracked {
            modifier.item.wrappedValue.map { (id: modifier.id($0), content: modifier.sheet($0)) }
        }
        guard let current else { return dismissed() }
        if presentedID != current.id { dismissed() }
        presentedID = current.id
        presented = reconcile(
            presented, to: SheetContent(content: current.content), environment: sheetEnvironment)
    }

    override func environmentChanged() {
        super.environmentChanged()
        presented?.setEnvironment(sheetEnvironment)
    }

    private var sheetEnvironment: EnvironmentValues {
        var inner = environment
        inner.isInSheet = true
        inner.controlPlacement = .content
        inner.refresh = nil
        inner.dismiss = dismiss
        return inner.settingStackAxis(nil)
    }

    private func dismissed() {
        guard let presented else { return }
        self.presented = nil
        presentedID = nil
        presented.unmount()
        if let onDismiss = view.modifier.onDismiss { graph.runAfterLayout(onDismiss) }
    }

    override func collectChrome(into chrome: inout Chrome) {
        child?.collectChrome(into: &chrome)
    }
}

/// The views of a sheet.
nonisolated struct SheetContent<Content: View>: View, PrimitiveView {
    let content: Content

    @MainActor func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        SheetContentNode(self, box: SheetBox(graph: parent.graph), parent: parent, environment: environment)
    }
}

private final class SheetContentNode<Content: View>: ContainerNode<SheetContent<Content>>, PresentedNode {
    var sheetBox: SheetBox? { box as? SheetBox }
    private var isPresented = false

    override var followsViewport: Bool { false }

    // A sheet stands for itself: what its views say isn't said by the view that presents it.
    override func preferenceValue<K: PreferenceKey>(of key: K.Type) -> K.Value? { nil }
    override func preferenceChanged(_ key: ObjectIdentifier?, from child: Node) {}

    override func viewChanged() {
        sheetBox?.onDismiss = { [weak self] in self?.environment.dismiss() }
        // Before the content, which may present a sheet over this one.
        if !isPresented {
            isPresented = true
            graph.presentations.present(self)
            graph.presentationsChanged()
        }
        setContent(view.content)
    }

    override func environmentChanged() {
        super.environmentChanged()
        // The sheet's background follows the environment.
        chromeChanged()
    }

    override func unmounted() {
        graph.presentations.remove(self)
        graph.presentationsChanged()
    }
}

/// A node whose box lies over everything else in its window.
@MainActor protocol PresentedNode: Node {
    var sheetBox: SheetBox? { get }
}

/// What is presented, the uppermost last.
@MainActor final class PresentationStack {
    private(set) var nodes: [any PresentedNode] = []

    func present(_ node: any PresentedNode) {
        nodes.append(node)
    }

    func remove(_ node: any PresentedNode) {
        nodes.removeAll { $0 === node }
    }
}
