import Foundation

/// A box that notes where a layout wants its children.
package class ArrangedBox: ContainerBox {
    private var placements: [LayoutPlacement?]?

    /// - Returns: what was noted so far, to go on with later.
    final func beginPlacing() -> [LayoutPlacement?]? {
        defer { placements = Array(repeating: nil, count: children.count) }
        return placements
    }

    final func note(_ placement: LayoutPlacement, at index: Int) {
        guard placements?.indices.contains(index) ?? false else { return }
        placements?[index] = placement
    }

    /// Source: Apple, `placeSubviews(in:proposal:subviews:cache:)`: a view that isn't placed lies in the middle and is
    /// proposed what the container was.
    final func endPlacing(
        in bounds: CGRect, proposal: ProposedViewSize, outer: [LayoutPlacement?]?
    ) -> [LayoutPlacement] {
        defer { placements = outer }
        let middle = LayoutPlacement(
            position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        return (placements ?? []).map { $0 ?? middle }
    }
}

/// Has a layout arrange its children.
package final class LayoutBox<L: Layout>: ArrangedBox {
    private var layout: L
    private var cache: L.Cache?
    private var isCacheStale = false
    private var knownSubviews: LayoutSubviews?
    private var knownSpacing: ViewSpacing?

    init(_ layout: L, graph: ViewGraph) {
        self.layout = layout
        super.init(graph: graph)
    }

    func update(_ new: L) {
        guard !Comparison.isSame(layout, new) else { return }
        layout = new
        invalidateLayout()
    }

    override func answersForgotten() {
        isCacheStale = true
        knownSubviews = nil
        knownSpacing = nil
    }

    private var subviews: LayoutSubviews {
        if let knownSubviews { return knownSubviews }
        let new = LayoutSubviews(of: self, layoutDirection: layoutDirection)
        knownSubviews = new
        return new
    }

    private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews
        var current = cache ?? layout.makeCache(subviews: subviews)
        if cache != nil, isCacheStale { layout.updateCache(&current, subviews: subviews) }
        isCacheStale = false
        // Taken out, so that what the layout does with it is not done to a copy.
        cache = nil
        defer { cache = current }
        return body(layout, subviews, &current)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    override func placeChildren() {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = proposal(for: size)
        let outer = beginPlacing()
        withCache { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
        let placements = endPlacing(in: bounds, proposal: proposal, outer: outer)
        for (child, placement) in zip(children, placements) { place(child, in: placement.frame(of: child)) }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = proposal(for: size)
        return withCache { $0.explicitGuide(key, in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
    }

    override var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let new = withCache { $0.spacing(subviews: $1, cache: &$2) }
        knownSpacing = new
        return new
    }
}
