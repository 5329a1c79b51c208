import Foundation

/// Acts when the pointer comes over its content and when it leaves.
nonisolated package struct HoverModifier: PrimitiveModifier {
    package typealias Body = Never

    let action: (Bool) -> Void

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        HoverNode(view, parent: parent, environment: environment)
    }
}

/// Follows the control that it is a part of: the pointer is over both or over neither.
private final class HoverNode<Content: View>: PassingNode<Content, HoverModifier>, HoverFollower {
    func follow(_ isHovered: Bool) {
        guard isMounted else { return }
        view.modifier.action(isHovered)
    }
}

@MainActor protocol HoverFollower: Node {
    func follow(_ isHovered: Bool)
}

extension Node {
    /// Tells every follower in the subtree.
    func hoverChanged(_ isHovered: Bool) {
        (self as? any HoverFollower)?.follow(isHovered)
        for child in children { child.hoverChanged(isHovered) }
    }
}

extension View {
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(action: action))
    }
}
