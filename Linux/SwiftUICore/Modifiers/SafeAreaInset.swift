public import Foundation

/// Puts a view at an edge of its content, which is covered there as far as it can lie under it.
nonisolated package struct SafeAreaInset<Layer: View>: LayeredModifier {
    package typealias Body = Never

    package let layer: Layer
    let edge: Edge
    /// Along the edge.
    let alignment: AlignmentKey
    let spacing: CGFloat?

    @MainActor package func makeBox(around content: Box) -> SafeAreaBox {
        SafeAreaBox(around: content)
    }

    @MainActor package func configure(_ box: SafeAreaBox) {
        box.arrangement = .init(edge: edge, alignment: alignment, spacing: spacing ?? ViewSpacing.defaultLength)
    }
}

/// Shares its length between its content and what lies at the edge.
package final class SafeAreaBox: LayeredBox {
    struct Arrangement: Equatable {
        var edge: Edge
        var alignment: AlignmentKey
        var spacing: CGFloat

        var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
        var isAtStart: Bool { edge == .top || edge == .leading }
    }

    var arrangement = Arrangement(edge: .top, alignment: HorizontalAlignment.center.key, spacing: 0) {
        didSet { if arrangement != oldValue { invalidateLayout() } }
    }

    /// How much of the length the layers and the gap take.
    private func insetLength(_ proposal: ProposedViewSize) -> CGFloat {
        let axis = arrangement.axis
        guard let longest = layers.map({ $0.sizeThatFits(layerProposal(proposal))[axis] }).max() else { return 0 }
        return longest + arrangement.spacing
    }

    private func layerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal
        inner[arrangement.axis] = nil
        return inner
    }

    private func inside(_ proposal: ProposedViewSize, _ inset: CGFloat) -> ProposedViewSize {
        var inner = proposal
        inner[arrangement.axis] = proposal[arrangement.axis].map { max(0, $0 - inset) }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inset = insetLength(proposal)
        var size = content.sizeThatFits(inside(proposal, inset))
        size[arrangement.axis] += inset
        return size
    }

    private func room(_ inset: CGFloat) -> CGRect {
        var room = CGRect(origin: .zero, size: size)
        room.size[arrangement.axis] = max(0, room.size[arrangement.axis] - inset)
        if arrangement.isAtStart { room.origin[arrangement.axis] = inset }
        return room
    }

    override func placeChildren() {
        let axis = arrangement.axis
        let proposal = ProposedViewSize(size)
        let inset = insetLength(proposal)
        let room = room(inset)
        place(content, in: Alignment.center.place(content.sizeThatFits(.init(room.size)), in: room, of: content))
        let outer = ViewDimensions(size: size)[arrangement.alignment]
        for box in layers {
            let layerSize = box.sizeThatFits(layerProposal(proposal))
            var origin = CGPoint.zero
            origin[axis.other] = outer - ViewDimensions(of: box, size: layerSize)[arrangement.alignment]
            if !arrangement.isAtStart { origin[axis] = size[axis] - layerSize[axis] }
            place(box, in: CGRect(origin: origin, size: layerSize))
        }
    }

    override func safeAreaInsets(of child: Box, in frame: CGRect) -> EdgeInsets {
        guard child === content else { return super.safeAreaInsets(of: child, in: frame) }
        let inset = insetLength(ProposedViewSize(size))
        var insets = passedSafeArea(to: frame)
        switch arrangement.edge {
        case .top: insets.top = safeAreaInsets.top + inset
        case .leading: insets.leading = safeAreaInsets.leading + inset
        case .bottom: insets.bottom = safeAreaInsets.bottom + inset
        case .trailing: insets.trailing = safeAreaInsets.trailing + inset
        }
        return insets
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let inset = insetLength(ProposedViewSize(size))
        let inner = content.sizeThatFits(inside(ProposedViewSize(size), inset))
        let isMoved = arrangement.isAtStart && (arrangement.axis == .vertical) == key.isVertical
        return content.explicitGuide(key, in: inner).map { $0 + (isMoved ? inset : 0) }
    }
}

extension View {
    /// Source: Apple, SwiftUI, `safeAreaInset(edge:alignment:spacing:content:)`.
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            SafeAreaInset(
                layer: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
    }

    nonisolated public func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            SafeAreaInset(
                layer: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
                spacing: spacing))
    }
}
