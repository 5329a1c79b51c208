import Foundation

@testable import SwiftUICore

/// A view that takes what it is offered within limits, and can be found by its name.
nonisolated struct Leaf: View, PrimitiveView {
    let name: String
    let minimum: CGSize
    let maximum: CGSize

    /// A view of a fixed size.
    init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        self.init(name, width...width, height...height)
    }

    /// A view with a range of widths and heights; its ideal size is the least.
    init(_ name: String, _ width: ClosedRange<CGFloat>, _ height: ClosedRange<CGFloat>) {
        self.name = name
        minimum = CGSize(width: width.lowerBound, height: height.lowerBound)
        maximum = CGSize(width: width.upperBound, height: height.upperBound)
    }

    /// A view that fills what it is offered.
    static func filling(_ name: String) -> Leaf { Leaf(name, 0 ... .infinity, 0 ... .infinity) }

    @MainActor func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: LeafBox(graph: parent.graph), parent: parent, environment: environment) { _, _ in
        } configure: { box, view, _ in
            box.leaf = view
        }
    }
}

private final class LeafBox: Box, ElementTarget {
    var leaf = Leaf("", 0, 0)
    private lazy var id = graph.makeElementID(for: self)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: min(max(proposal.width ?? 0, leaf.minimum.width), leaf.maximum.width),
            height: min(max(proposal.height ?? 0, leaf.minimum.height), leaf.maximum.height))
    }

    override func render(into builder: DisplayBuilder) {
        builder.element(id, .container, in: CGRect(origin: .zero, size: size), label: leaf.name)
    }

    func handle(_ event: InputEvent) {}
}
