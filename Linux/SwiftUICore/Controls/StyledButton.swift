/// A button as a style of the app's makes it.
nonisolated struct StyledButton<Style: ButtonStyle>: View, PrimitiveView {
    let style: Style
    let configuration: ButtonStyleConfiguration

    @MainActor func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        StyledButtonNode(self, parent: parent, environment: environment)
    }
}

/// Evaluates the style's body; its dynamic properties work as a view's do.
private final class StyledButtonNode<Style: ButtonStyle>: EvaluatingNode<StyledButton<Style>> {
    private lazy var plan = PropertyPlan.plan(for: Style.self)

    override var propertyPlan: PropertyPlan { plan }

    override func readsChange(from old: EnvironmentValues) -> Bool {
        plan.readsChange(of: view.style, from: old, to: environment)
    }

    override func evaluateBody() {
        var style = view.style
        let body = tracked {
            install(into: &style)
            return style.makeBody(configuration: view.configuration)
        }
        child = reconcile(child, to: body, environment: environment)
    }
}

extension AnyView {
    @MainActor init(styled configuration: ButtonStyleConfiguration, by style: some ButtonStyle) {
        self.init(StyledButton(style: style, configuration: configuration))
    }
}
