import Foundation

/// The views that a layout arranges, in order.
///
/// Source: Apple, SwiftUI, `LayoutSubviews`.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int

    public var layoutDirection: LayoutDirection
    private let views: [LayoutSubview]
    /// Which of the views these are.
    private let range: Range<Int>

    @MainActor init(of container: ArrangedBox, layoutDirection: LayoutDirection) {
        self.init(
            container.children.enumerated().map { LayoutSubview(box: $1, index: $0, container: container) },
            layoutDirection: layoutDirection)
    }

    private init(_ views: [LayoutSubview], range: Range<Int>? = nil, layoutDirection: LayoutDirection) {
        self.views = views
        self.range = range ?? views.indices
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    public subscript(index: Int) -> LayoutSubviews.Element { views[index] }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(views, range: bounds, layoutDirection: layoutDirection)
    }

    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
        LayoutSubviews(indices.map { views[$0] }, layoutDirection: layoutDirection)
    }
}

extension LayoutSubviews {
    @MainActor var boxes: [Box] { map(\.box) }

    /// Lets `place` only be noted.
    func beginPlacing() -> [LayoutPlacement?]? {
        MainActor.assumeIsolated { first?.container?.beginPlacing() }
    }

    /// What the views' own guides come to where they have been placed since.
    func endPlacing(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, outer: [LayoutPlacement?]?
    ) -> CGFloat? {
        MainActor.assumeIsolated {
            guard let container = first?.container else { return nil }
            let placements = container.endPlacing(in: bounds, proposal: proposal, outer: outer)
            return key.combined(
                zip(container.children, placements).lazy.map { child, placement in
                    let frame = placement.frame(of: child)
                    return child.explicitGuide(key, in: frame.size)
                        .map { $0 + (key.isVertical ? frame.minY : frame.minX) }
                })
        }
    }
}

/// Where a layout has put a view.
struct LayoutPlacement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize

    /// The box is asked for its size on the way, which settles what it is placed by.
    @MainActor func frame(of box: Box) -> CGRect {
        let size = box.sizeThatFits(proposal)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
