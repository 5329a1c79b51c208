/// A value with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    public typealias Body = Never

    public var content: Content
    public var modifier: Modifier

    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        if let primitive = Modifier.self as? any PrimitiveModifier.Type {
            return node(of: primitive, parent: parent, environment: environment)
        }
        return ModifierBodyNode(self, parent: parent, environment: environment)
    }

    @MainActor private func node<P: PrimitiveModifier>(of: P.Type, parent: Node, environment: EnvironmentValues) -> Node
    {
        // The cast holds by the test above: P is Modifier.
        guard let typed = self as? ModifiedContent<Content, P> else { preconditionFailure("\(P.self)") }
        return P.makeNode(typed, parent: parent, environment: environment)
    }
}

/// A modifier that the graph itself knows.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
