import Foundation

/// A thin line across the stack around it.
nonisolated public struct Divider: View, Sendable {
    nonisolated public init() {}
}

extension Divider: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: DividerBox(graph: parent.graph), parent: parent, environment: environment) {
            (isVertical: $1.stackAxis == .horizontal, color: Color.separator.resolved(in: $1))
        } configure: { box, _, reading in
            box.isVertical = reading.isVertical
            box.color = reading.color
        }
    }
}

private final class DividerBox: Box {
    var isVertical = false
    var color = ResolvedColor(red: 0, green: 0, blue: 0)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness: CGFloat = 1
        return isVertical
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    override func render(into builder: DisplayBuilder) {
        builder.add(CGRect(origin: .zero, size: size)) { .fill(.rectangle($0), .color(color)) }
    }
}
