/// Several views treated as one, without a layout of its own.
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

private final class GroupNode<Content: View>: SingleChildNode<Group<Content>> {
    override func viewChanged() {
        child = reconcile(child, to: view.content, environment: environment)
    }
}
