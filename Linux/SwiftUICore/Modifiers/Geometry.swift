public import Foundation

/// Keeps its content's ratio of width to height.
nonisolated package struct AspectRatio: BoxModifier {
    package typealias Body = Never

    /// nil for the content's own.
    let ratio: CGFloat?
    let contentMode: ContentMode

    @MainActor package func measure(_ proposal: ProposedViewSize, child: Box) -> CGSize {
        child.sizeThatFits(ProposedViewSize(fitted(proposal, child: child)))
    }

    @MainActor package func childProposal(
        _ proposal: ProposedViewSize, in size: CGSize, child: Box
    ) -> ProposedViewSize {
        ProposedViewSize(fitted(proposal, child: child))
    }

    @MainActor private func fitted(_ proposal: ProposedViewSize, child: Box) -> CGSize {
        let ideal = child.sizeThatFits(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return ideal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return CGSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return CGSize(width: width, height: width / ratio)
        case (nil, let height?): return CGSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let followsWidth = (width / ratio <= height) == (contentMode == .fit)
            return followsWidth
                ? CGSize(width: width, height: width / ratio) : CGSize(width: height * ratio, height: height)
        }
    }
}

/// How content of a fixed ratio lies in a frame of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

/// Draws its content elsewhere, without a change to the layout.
nonisolated package struct Offset: BoxModifier {
    package typealias Body = Never

    let offset: CGSize

    @MainActor package func childFrame(in size: CGSize, child: Box) -> CGRect {
        CGRect(origin: CGPoint(x: offset.width, y: offset.height), size: size)
    }
}

/// Gives its content its ideal size, whatever is proposed.
nonisolated package struct FixedSize: BoxModifier {
    package typealias Body = Never

    let horizontal: Bool
    let vertical: Bool

    @MainActor package func measure(_ proposal: ProposedViewSize, child: Box) -> CGSize {
        child.sizeThatFits(freed(proposal))
    }

    @MainActor package func childProposal(
        _ proposal: ProposedViewSize, in size: CGSize, child: Box
    ) -> ProposedViewSize {
        freed(proposal)
    }

    private func freed(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}

/// Says who gets room first in a stack.
nonisolated package struct LayoutPriority: BoxModifier {
    package typealias Body = Never

    let value: Double

    @MainActor package func layoutPriority(of child: Box) -> Double { value }
}

extension View {
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatio(ratio: aspectRatio, contentMode: contentMode))
    }

    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(Offset(offset: offset)) }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSize(horizontal: horizontal, vertical: vertical))
    }

    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriority(value: value)) }
}
