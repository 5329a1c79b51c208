/// Says how buttons look; the system keeps their behaviour.
///
/// Source: Apple, SwiftUI, `ButtonStyle`.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of the button.
public struct ButtonStyleConfiguration {
    /// The button's label, whatever its type.
    @MainActor @preconcurrency public struct Label: View {
        package let content: AnyView

        public typealias Body = Never
    }

    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        StyledLabelNode(self, parent: parent, environment: environment)
    }
}

private final class StyledLabelNode: SingleChildNode<ButtonStyleConfiguration.Label> {
    override func viewChanged() {
        child = reconcile(child, to: view.content, environment: environment)
    }
}

/// Says how buttons look and behave. The system's own styles are of this kind.
///
/// Source: Apple, SwiftUI, `PrimitiveButtonStyle`.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A style that the core knows.
@MainActor package protocol SystemButtonStyle: PrimitiveButtonStyle {
    nonisolated static var system: ButtonStyleChoice { get }
}

extension SystemButtonStyle {
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).environment(\.buttonStyle, Self.system)
    }
}

/// The style of buttons that fits where they are.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    nonisolated public init() {}
    nonisolated package static var system: ButtonStyleChoice { .automatic }
}

/// Only the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    nonisolated public init() {}
    nonisolated package static var system: ButtonStyleChoice { .plain }
}

/// A border around the label.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    nonisolated public init() {}
    nonisolated package static var system: ButtonStyleChoice { .bordered }
}

/// A filled border around the label: the main thing to do.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
    nonisolated public init() {}
    nonisolated package static var system: ButtonStyleChoice { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        environment(\.buttonStyle, (S.self as? any SystemButtonStyle.Type)?.system ?? .primitive(style))
    }

    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        environment(\.buttonStyle, .custom(style))
    }
}
