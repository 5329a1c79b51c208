/// Puts items into the bar of the window or sheet around its content.
nonisolated package struct ToolbarModifier: PrimitiveModifier {
    package typealias Body = Never

    let items: @MainActor () -> [AnyToolbarItem]

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        ToolbarNode(view, parent: parent, environment: environment)
    }
}

private final class ToolbarNode<Content: View>: PassingNode<Content, ToolbarModifier> {
    private var items: [(placement: ToolbarItemPlacement, node: ToolbarItemNode)] = []
    private var isStale = false
    private lazy var dependencies = Dependencies { [weak self] in
        guard let self, !self.isStale else { return }
        self.isStale = true
        self.graph.markDirty(self)
    }

    override var children: [Node] { super.children + items.map(\.node) }

    override func modifierChanged() {
        isStale = false
        let new = dependencies.track { view.modifier.items() }
        let before = items
        for (_, node) in items.dropFirst(new.count) { node.unmount() }
        items = new.enumerated().map { index, item in
            let content = ToolbarItemView(content: item.content)
            let old = index < items.count ? items[index].node : nil
            let node = reconcile(old, to: content, environment: toolbarEnvironment)
            guard let typed = node as? ToolbarItemNode else { preconditionFailure("\(type(of: node))") }
            return (item.placement, typed)
        }
        // What changes within an item reaches the bar through its box.
        let isSame = before.elementsEqual(items) {
            $0.node === $1.node && $0.placement.isLeading == $1.placement.isLeading
        }
        if !isSame { parent?.chromeChanged() }
    }

    override func evaluate() {
        if isStale { modifierChanged() }
    }

    override func unmounted() {
        dependencies.forget()
        parent?.chromeChanged()
    }

    private var toolbarEnvironment: EnvironmentValues {
        var inner = environment
        inner.controlPlacement = .toolbar
        return inner
    }

    override func environmentChanged() {
        super.environmentChanged()
        for (_, node) in items { node.setEnvironment(toolbarEnvironment) }
    }

    override func collectChrome(into chrome: inout Chrome) {
        for (placement, node) in items {
            if placement.isLeading { chrome.leading.append(node.box) } else { chrome.trailing.append(node.box) }
        }
        child?.collectChrome(into: &chrome)
    }
}

/// The view of an item, laid out by the bar and not by the views around the modifier.
nonisolated private struct ToolbarItemView: View, PrimitiveView {
    let content: AnyView

    @MainActor func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ToolbarItemNode(
            self, box: LayoutBox(HStackLayout(), graph: parent.graph), parent: parent, environment: environment)
    }
}

private final class ToolbarItemNode: ContainerNode<ToolbarItemView> {
    override var followsViewport: Bool { false }

    override func viewChanged() { setContent(view.content) }
}

extension View {
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
    where Content: View {
        nonisolated(unsafe) let content = content()
        return modifier(
            ToolbarModifier { [AnyToolbarItem(placement: .automatic, content: AnyView(content))] })
    }

    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent {
        nonisolated(unsafe) let content = content()
        return modifier(ToolbarModifier { content.allItems })
    }
}
