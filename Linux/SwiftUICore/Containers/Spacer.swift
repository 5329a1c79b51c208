public import Foundation

/// Room that grows along the axis of the stack around it.
nonisolated public struct Spacer: View, Sendable {
    /// The least length in points; nil for the system's spacing.
    public var minLength: CGFloat?

    @inlinable nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: SpacerBox(graph: parent.graph), parent: parent, environment: environment) {
            $1.stackAxis
        } configure: { box, view, axis in
            box.axis = axis
            box.minLength = view.minLength ?? 8
        }
    }
}

private final class SpacerBox: Box {
    /// nil outside of a stack, where a spacer grows in both dimensions.
    var axis: Axis?
    var minLength: CGFloat = 8

    override var isSpacer: Bool { axis != nil }
    override var layoutPriority: Double { -.infinity }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let grown = CGSize(
            width: max(minLength, proposal.width ?? minLength), height: max(minLength, proposal.height ?? minLength))
        return switch axis {
        case .horizontal: CGSize(width: grown.width, height: 0)
        case .vertical: CGSize(width: 0, height: grown.height)
        case nil: grown
        }
    }
}
