public import Foundation

/// Arranges views in rows and columns.
///
/// Source: Apple, SwiftUI, `GridLayout`.
nonisolated public struct GridLayout: Layout {
    public typealias Cache = _GridLayoutCache

    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.arrangement(proposal, of: self, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let placements = cache.arrangement(proposal, of: self, subviews).placements
        for (view, placement) in zip(subviews, placements) {
            let position = CGPoint(x: bounds.minX + placement.position.x, y: bounds.minY + placement.position.y)
            view.place(at: position, anchor: placement.anchor, proposal: placement.proposal)
        }
    }
}

/// The last arrangement of a grid, which is the one to place by unless others were tried since.
public struct _GridLayoutCache: Sendable {
    private var known: (proposal: ProposedViewSize, arrangement: GridArrangement)?

    mutating func arrangement(_ proposal: ProposedViewSize, of layout: GridLayout, _ subviews: LayoutSubviews)
        -> GridArrangement
    {
        if let known, known.proposal == proposal { return known.arrangement }
        let new = MainActor.assumeIsolated {
            GridArranger(layout: layout, boxes: subviews.boxes).arrange(proposal)
        }
        known = (proposal, new)
        return new
    }
}
