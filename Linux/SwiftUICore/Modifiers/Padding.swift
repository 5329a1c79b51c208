public import Foundation

/// Leaves room around its content.
nonisolated package struct Padding: BoxModifier {
    package typealias Body = Never

    let insets: EdgeInsets

    @MainActor package func measure(_ proposal: ProposedViewSize, child: Box) -> CGSize {
        let inner = child.sizeThatFits(inside(proposal))
        return CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    }

    private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    @MainActor package func childProposal(
        _ proposal: ProposedViewSize, in size: CGSize, child: Box
    ) -> ProposedViewSize {
        inside(proposal)
    }

    @MainActor package func childFrame(in size: CGSize, child: Box) -> CGRect {
        CGRect(
            x: insets.leading, y: insets.top, width: size.width - insets.horizontal,
            height: size.height - insets.vertical)
    }
}

extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(Padding(insets: insets))
    }

    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        // Source: Apple's default padding is 16 points.
        modifier(Padding(insets: EdgeInsets(edges, length ?? 16)))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(Padding(insets: EdgeInsets(.all, length)))
    }
}
