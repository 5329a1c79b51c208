public import Foundation

/// Arranges views in a row.
///
/// Source: Apple, SwiftUI, `HStackLayout`.
public struct HStackLayout: Layout {
    public typealias Cache = _StackLayoutCache

    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.arrangement(proposal, of: self, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        place(subviews, in: bounds, by: cache.arrangement(proposal, of: self, subviews))
    }
}

extension HStackLayout: StackLayout {
    var axis: Axis { .horizontal }
    var alignmentKey: AlignmentKey { alignment.key }
}

/// Arranges views in a column.
///
/// Source: Apple, SwiftUI, `VStackLayout`.
public struct VStackLayout: Layout {
    public typealias Cache = _StackLayoutCache

    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.arrangement(proposal, of: self, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        place(subviews, in: bounds, by: cache.arrangement(proposal, of: self, subviews))
    }
}

extension VStackLayout: StackLayout {
    var axis: Axis { .vertical }
    var alignmentKey: AlignmentKey { alignment.key }
}

/// What a row and a column tell their arrangement.
protocol StackLayout: Layout {
    var axis: Axis { get }
    var alignmentKey: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

extension StackLayout {
    func place(_ subviews: LayoutSubviews, in bounds: CGRect, by arrangement: StackArrangement) {
        for (offset, view) in subviews.enumerated() {
            let origin = arrangement.origins[offset]
            view.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: arrangement.proposals[offset])
        }
    }
}

extension LayoutProperties {
    static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}
