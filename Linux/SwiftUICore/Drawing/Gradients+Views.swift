// Gradients as views fill what they are offered.

extension LinearGradient: View, PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        StyleNode.make(self, parent: parent, environment: environment)
    }
}

extension RadialGradient: View, PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        StyleNode.make(self, parent: parent, environment: environment)
    }
}

extension EllipticalGradient: View, PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        StyleNode.make(self, parent: parent, environment: environment)
    }
}

extension AngularGradient: View, PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        StyleNode.make(self, parent: parent, environment: environment)
    }
}

/// A style as a view.
enum StyleNode {
    @MainActor static func make<V: View & ResolvableStyle>(
        _ view: V, parent: Node, environment: EnvironmentValues
    ) -> Node {
        LeafNode(view, box: ShapeBox(graph: parent.graph), parent: parent, environment: environment) {
            $0.resolvedStyle(in: $1)
        } configure: { box, _, style in
            box.configure(Rectangle(), style: style)
        }
    }
}
