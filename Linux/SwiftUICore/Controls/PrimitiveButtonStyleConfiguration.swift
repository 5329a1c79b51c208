/// What a style that brings its own interaction knows of the button.
///
/// Source: Apple, SwiftUI, `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, whatever its type.
    @MainActor @preconcurrency public struct Label: View {
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
nonisolated private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
}

extension PrimitiveStyledButton: StyledView {
    @MainActor func makeBody(by style: Style) -> Style.Body { style.makeBody(configuration: configuration) }
}

extension AnyView {
    @MainActor init(styled configuration: PrimitiveButtonStyleConfiguration, by style: some PrimitiveButtonStyle) {
        self.init(PrimitiveStyledButton(style: style, configuration: configuration))
    }
}
