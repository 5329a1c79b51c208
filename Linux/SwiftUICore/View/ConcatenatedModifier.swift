// Two modifiers, the first one inside, are a modifier.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor package static func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        ConcatenationNode(view, parent: parent, environment: environment)
    }
}

private final class ConcatenationNode<V: View, First: ViewModifier, Second: ViewModifier>: SingleChildNode<
    ModifiedContent<V, ModifiedContent<First, Second>>
>
{
    override func viewChanged() {
        let both = view.modifier
        let modified = view.content.modifier(both.content).modifier(both.modifier)
        child = reconcile(child, to: modified, environment: environment)
    }
}

extension ViewModifier {
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
