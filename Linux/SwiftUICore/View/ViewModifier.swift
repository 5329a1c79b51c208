/// Makes a view from another.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
    public func body(content: Self.Content) -> Self.Body {
        preconditionFailure("\(Self.self) is a primitive modifier and has no body")
    }
}

/// Stands in a modifier's body for the view it is applied to.
nonisolated public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
    package let content: AnyView
}

extension _ViewModifier_Content: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ModifierContentNode(self, parent: parent, environment: environment)
    }
}

private final class ModifierContentNode<M: ViewModifier>: SingleChildNode<_ViewModifier_Content<M>> {
    override func viewChanged() {
        child = reconcile(child, to: view.content, environment: environment)
    }
}

/// Evaluates the body of a modifier that app code wrote; its dynamic properties work as a view's do.
final class ModifierBodyNode<Content: View, M: ViewModifier>: EvaluatingNode<ModifiedContent<Content, M>> {
    private lazy var plan = PropertyPlan.plan(for: M.self)

    override var propertyPlan: PropertyPlan { plan }

    override func readsChange(from old: EnvironmentValues) -> Bool {
        plan.readsChange(of: view.modifier, from: old, to: environment)
    }

    override func evaluateBody() {
        var modifier = view.modifier
        let content = _ViewModifier_Content<M>(content: AnyView(view.content))
        let body = tracked {
            install(into: &modifier)
            return modifier.body(content: content)
        }
        child = reconcile(child, to: body, environment: environment)
    }
}
