/// A view that a style of the app's makes.
@MainActor protocol StyledView: PrimitiveView {
    associatedtype Style
    associatedtype StyleBody: View
    nonisolated var style: Style { get }

    /// What the style makes, its dynamic properties filled in.
    func makeBody(by style: Style) -> StyleBody
}

extension StyledView {
    package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        StyledNode(self, parent: parent, environment: environment)
    }
}

/// Evaluates the style's body; its dynamic properties work as a view's do.
private final class StyledNode<V: StyledView>: EvaluatingNode<V> {
    private lazy var plan = PropertyPlan.plan(for: V.Style.self)

    override var propertyPlan: PropertyPlan { plan }

    override func readsChange(from old: EnvironmentValues) -> Bool {
        plan.readsChange(of: view.style, from: old, to: environment)
    }

    override func evaluateBody() {
        var style = view.style
        let body = tracked {
            install(into: &style)
            return view.makeBody(by: style)
        }
        child = reconcile(child, to: body, environment: environment)
    }
}
