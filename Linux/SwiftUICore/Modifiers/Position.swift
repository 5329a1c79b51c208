public import Foundation

/// Puts the middle of its content at a point, and takes all room that is offered.
nonisolated package struct Position: BoxModifier {
    package typealias Body = Never

    let position: CGPoint

    @MainActor package func measure(_ proposal: ProposedViewSize, child: Box) -> CGSize {
        let inner = child.sizeThatFits(proposal)
        func length(_ axis: Axis) -> CGFloat {
            guard let offered = proposal[axis], offered.isFinite else { return inner[axis] }
            return offered
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    @MainActor package func childFrame(in size: CGSize, child: Box) -> CGRect {
        let inner = child.sizeThatFits(ProposedViewSize(size))
        return CGRect(
            origin: CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), size: inner)
    }

    @MainActor package func childProposal(
        _ proposal: ProposedViewSize, in size: CGSize, child: Box
    ) -> ProposedViewSize {
        ProposedViewSize(size)
    }
}

/// Keeps its content's place empty.
nonisolated package struct Hidden: BoxModifier {
    package typealias Body = Never
    package static var affectsLayout: Bool { false }

    @MainActor package func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) {}
}

nonisolated struct ZIndexKey: LayoutValueKey { static let defaultValue = 0.0 }

/// Says which of the views in a container is drawn over which.
nonisolated package struct ZIndex: BoxModifier {
    package typealias Body = Never
    package static var affectsLayout: Bool { false }

    let value: Double

    @MainActor package func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(ZIndexKey.self) ? value : nil
    }
}

extension View {
    /// Source: Apple, SwiftUI, `position(_:)`.
    nonisolated public func position(_ position: CGPoint) -> some View { modifier(Position(position: position)) }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Source: Apple, SwiftUI, `hidden()`.
    nonisolated public func hidden() -> some View { modifier(Hidden()) }

    /// Source: Apple, SwiftUI, `zIndex(_:)`.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndex(value: value)) }
}
