/// A view without content.
nonisolated public struct EmptyView: View, Sendable {
    nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        TypedNode(self, parent: parent, environment: environment)
    }
}
