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

/// A button that is what its style makes of it.
final class PrimitiveStyleNode<Label: View>: SingleChildNode<Button<Label>> {
    override func viewChanged() { update() }
    override func environmentChanged() { update() }

    private func update() {
        guard case .primitive(let style) = environment.buttonStyle else { return }
        var inner = environment
        // A button in the style's body is an ordinary one.
        inner.buttonStyle = .automatic
        let configuration = PrimitiveButtonStyleConfiguration(
            role: view.role, label: .init(content: AnyView(view.label)), action: view.action)
        child = reconcile(child, to: style.erasedBody(configuration), environment: inner)
    }
}

extension PrimitiveButtonStyle {
    fileprivate func erasedBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}
