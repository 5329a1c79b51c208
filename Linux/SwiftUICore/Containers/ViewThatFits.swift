import Foundation

/// Shows the first of its views that fits.
///
/// Source: Apple, SwiftUI, `ViewThatFits`.
nonisolated public struct ViewThatFits<Content>: View where Content: View {
    private let axes: Axis.Set
    package let content: Content

    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: ContainerView {
    @MainActor package func makeBox(graph: ViewGraph) -> FittingBox { FittingBox(graph: graph) }
    @MainActor package func configure(_ box: FittingBox) { box.axes = axes }
}

/// Takes the first child whose ideal size is within the proposal, or the last one.
package final class FittingBox: ContainerBox {
    fileprivate var axes: Axis.Set = [.horizontal, .vertical] {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    private var shown: Box?

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    private func choice(_ proposal: ProposedViewSize) -> Box? {
        children.first { fits($0, proposal) } ?? children.last
    }

    private func fits(_ child: Box, _ proposal: ProposedViewSize) -> Bool {
        // The dimension that doesn't matter is proposed as it is, so that text may wrap in it.
        let ideal = child.sizeThatFits(
            .init(
                width: axes.contains(.horizontal) ? nil : proposal.width,
                height: axes.contains(.vertical) ? nil : proposal.height))
        let isNarrow = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
        let isLow = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
        return isNarrow && isLow
    }

    override func placeChildren() {
        let chosen = choice(ProposedViewSize(size))
        if chosen !== shown { graph.displayChanged() }
        shown = chosen
        if let shown { place(shown, in: CGRect(origin: .zero, size: shown.sizeThatFits(ProposedViewSize(size)))) }
    }

    override func render(into builder: DisplayBuilder) {
        if let shown { builder.draw(shown) }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard let chosen = choice(ProposedViewSize(size)) else { return nil }
        return chosen.explicitGuide(key, in: chosen.sizeThatFits(ProposedViewSize(size)))
    }
}
