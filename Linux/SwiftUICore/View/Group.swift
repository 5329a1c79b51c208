/// Several views, toolbar items or scenes treated as one, without a layout of its own.
public struct Group<Content> {
    package let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: PrimitiveView where Content: View {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        GroupNode(self, parent: parent, environment: environment)
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: ToolbarItemSource where Content: ToolbarContent {
    package var items: [AnyToolbarItem] { content.allItems }
}

extension Group: Scene where Content: Scene {
    nonisolated public init(@SceneBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: WindowScene where Content: Scene {
    package var sceneWindow: SceneWindow? { content.window }
}

private final class GroupNode<Content: View>: SingleChildNode<Group<Content>> {
    override func viewChanged() {
        child = reconcile(child, to: view.content, environment: environment)
    }
}
