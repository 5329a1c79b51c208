public import Foundation

/// A layout whose type is hidden: another one may take its place, and the views in it keep their state.
///
/// Source: Apple, SwiftUI, `AnyLayout`.
public struct AnyLayout: Layout {
    fileprivate let base: ErasedLayout

    /// What the hidden layout keeps.
    public struct Cache {
        fileprivate var value: Any = ()
    }

    public init<L>(_ layout: L) where L: Layout {
        base = HiddenLayout(layout)
    }

    var hiddenOrientation: Axis? { base.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        base.updateCache(&cache, subviews: subviews)
        return cache
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        base.updateCache(&cache, subviews: subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        base.spacing(subviews: subviews, cache: &cache)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.explicitAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        base.explicitAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

extension AnyLayout: SelfComparing {
    static func isSame(_ lhs: AnyLayout, _ rhs: AnyLayout) -> Bool { lhs.base.isSame(as: rhs.base) }
}

/// A layout behind calls that don't name its type.
private class ErasedLayout: @unchecked Sendable {
    typealias Cache = AnyLayout.Cache

    var stackOrientation: Axis? { nil }
    func isSame(as other: ErasedLayout) -> Bool { false }
    func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {}
    func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize { .zero }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) {}
    func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
}

private final class HiddenLayout<L: Layout>: ErasedLayout, @unchecked Sendable {
    private let layout: L

    init(_ layout: L) {
        self.layout = layout
    }

    override var stackOrientation: Axis? { layout.stackOrientation }

    override func isSame(as other: ErasedLayout) -> Bool {
        guard let other = other as? HiddenLayout<L> else { return false }
        return Comparison.isSame(layout, other.layout)
    }

    /// What another layout kept is of no use to this one.
    private func with<Result>(
        _ cache: inout Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        // Taken out, so that what the layout does with it is not done to a copy.
        cache.value = ()
        defer { cache.value = value }
        return body(&value)
    }

    override func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitGuide(key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
