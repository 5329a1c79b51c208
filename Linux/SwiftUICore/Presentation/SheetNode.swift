/// Hands its content on, and keeps the sheet's views while it is presented.
final class SheetNode<Content: View, Item, Sheet: View>: EvaluatingNode<
    ModifiedContent<Content, SheetModifier<Item, Sheet>>
>
{
    private var presented: Node?
    private var presentedID: AnyHashable?

    override var children: [Node] { super.children + (presented.map { [$0] } ?? []) }

    override func evaluateBody() {
        child = reconcile(child, to: view.content, environment: environment)
        let modifier = view.modifier
        // Reading the binding here is what makes this node follow it.
        guard let item = tracked({ modifier.item.wrappedValue }) else { return dismissed() }
        let id = modifier.id(item)
        if presentedID != id { dismissed() }
        presentedID = id
        presented = reconcile(
            presented, to: SheetContent(content: modifier.sheet(item)), environment: sheetEnvironment)
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
        inner.dismiss = DismissAction { [weak self] in self?.view.modifier.item.wrappedValue = nil }
        return inner.settingStackAxis(nil)
    }

    private func dismissed() {
        guard let presented else { return }
        self.presented = nil
        presentedID = nil
        presented.unmount()
        if let onDismiss = view.modifier.onDismiss { graph.runAfterLayout(onDismiss) }
    }

    override func collectBoxes(into boxes: inout [Box]) {
        child?.collectBoxes(into: &boxes)
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

    override func viewChanged() {
        sheetBox?.onDismiss = { [weak self] in self?.environment.dismiss() }
        setContent(view.content)
        if !isPresented {
            isPresented = true
            graph.presentations.present(self)
            graph.presentationsChanged()
        }
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
