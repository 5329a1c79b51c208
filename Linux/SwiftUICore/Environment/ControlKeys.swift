/// Which style buttons have.
package enum ButtonStyleChoice {
    case automatic
    case plain
    case bordered
    case borderedProminent
    case custom(any ButtonStyle)
    /// A style of the app's that brings its own interaction.
    case primitive(any PrimitiveButtonStyle)

    var isCustom: Bool {
        if case .custom = self { true } else { false }
    }
}

extension ButtonStyleChoice: SelfComparing {
    static func isSame(_ lhs: ButtonStyleChoice, _ rhs: ButtonStyleChoice) -> Bool {
        switch (lhs, rhs) {
        case (.automatic, .automatic), (.plain, .plain), (.bordered, .bordered),
            (.borderedProminent, .borderedProminent):
            true
        case (.custom(let lhs), .custom(let rhs)): Comparison.isSame(lhs, rhs)
        case (.primitive(let lhs), .primitive(let rhs)): Comparison.isSame(lhs, rhs)
        default: false
        }
    }
}

/// Where controls stand, which decides how the automatic style looks.
package enum ControlPlacement: Equatable, Sendable {
    case content
    case toolbar
}

extension EnvironmentValues {
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    package var buttonStyle: ButtonStyleChoice {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }

    package var controlPlacement: ControlPlacement {
        get { self[ControlPlacementKey.self] }
        set { self[ControlPlacementKey.self] = newValue }
    }

    package var drawnButtonStyle: ButtonAppearance.Style {
        switch buttonStyle {
        case .automatic: controlPlacement == .toolbar ? .toolbar : .bordered
        case .plain, .custom, .primitive: .plain
        case .bordered: .bordered
        case .borderedProminent: .borderedProminent
        }
    }
}

private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ButtonStyleChoice { .automatic }
}
private struct ControlPlacementKey: EnvironmentKey { static let defaultValue = ControlPlacement.content }

extension View {
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
