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

    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        FittingNode(self, contentBox: makeBox(graph: parent.graph), parent: parent, environment: environment)
    }
}

/// Has only what is shown be active, and say something to the views around.
private final class FittingNode<Content: View>: ContainerViewNode<ViewThatFits<Content>> {
    /// The node of what is shown.
    private weak var shown: Node?

    override init(
        _ view: ViewThatFits<Content>, contentBox: FittingBox, parent: Node, environment: EnvironmentValues
    ) {
        super.init(view, contentBox: contentBox, parent: parent, environment: environment)
        contentBox.choiceChanged = { [weak self] box in self?.show(box) }
    }

    private func show(_ box: Box?) {
        let node = children.first.flatMap { content in box.flatMap { alternative(of: $0, in: content) } }
        guard isMounted, node !== shown else { return }
        shown?.setActive(false)
        shown = node
        if isActive { node?.setActive(true) }
        chromeChanged()
        preferenceChanged(nil, from: self)
    }

    /// The outermost node that gives nothing but that box, or as little as there is besides.
    private func alternative(of box: Box, in node: Node) -> Node? {
        var boxes: [Box] = []
        node.collectBoxes(into: &boxes)
        guard boxes.contains(where: { $0 === box }) else { return nil }
        if boxes.count == 1 { return node }
        return node.children.lazy.compactMap { self.alternative(of: box, in: $0) }.first ?? node
    }

    override func setActive(_ active: Bool) {
        shown?.setActive(active)
        setOwnActivity(active)
    }

    override func preferenceValue<K: PreferenceKey>(of key: K.Type) -> K.Value? { shown?.preferenceValue(of: key) }
    override func collectChrome(into chrome: inout Chrome) { shown?.collectChrome(into: &chrome) }
    override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? { shown?.scrollDestination(id) }
}

/// Takes the first child whose ideal size is within the proposal, or the last one.
package final class FittingBox: ContainerBox {
    fileprivate var axes: Axis.Set = [.horizontal, .vertical] {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    fileprivate var choiceChanged: (Box?) -> Void = { _ in }
    private weak var shown: Box?

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
        // Also where the box is the same: what has it may have become another node.
        choiceChanged(chosen)
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
