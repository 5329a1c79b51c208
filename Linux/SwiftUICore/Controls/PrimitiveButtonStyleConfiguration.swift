/// What a style that brings its own interaction knows of the button.
///
/// Source: Apple, SwiftUI, `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, whatever its type.
    nonisolated public struct Label: View {
        package let content: AnyView

        public typealias Body = Never
    }

    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    package let action: @MainActor () -> Void

    /// Does what the button is for.
    public func trigger() {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        PrimitiveLabelNode(self, parent: parent, environment: environment)
    }
}

private final class PrimitiveLabelNode: SingleChildNode<PrimitiveButtonStyleConfiguration.Label> {
    override func viewChanged() {
        child = reconcile(child, to: view.content, environment: environment)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A button as a style with its own interaction makes it.
nonisolated private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View, PrimitiveView {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        PrimitiveStyledNode(self, parent: parent, environment: environment)
    }
}

/// Evaluates the style's body; its dynamic properties work as a view's do.
private final class PrimitiveStyledNode<Style: PrimitiveButtonStyle>: EvaluatingNode<PrimitiveStyledButton<Style>> {
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
    @MainActor init(styled configuration: PrimitiveButtonStyleConfiguration, by style: some PrimitiveButtonStyle) {
        self.init(PrimitiveStyledButton(style: style, configuration: configuration))
    }
}
