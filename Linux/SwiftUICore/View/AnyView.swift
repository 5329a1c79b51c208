/// A view whose type is hidden. Its state lasts as long as the hidden type stays the same.
nonisolated public struct AnyView: View {
    package let storage: any View

    nonisolated public init<V>(_ view: V) where V: View {
        storage = view
    }

    nonisolated public init<V>(erasing view: V) where V: View {
        storage = view
    }
}

extension AnyView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        AnyViewNode(self, parent: parent, environment: environment)
    }
}

private final class AnyViewNode: SingleChildNode<AnyView> {
    override func viewChanged() {
        child = reconcile(child, to: view.storage, environment: environment)
    }
}
