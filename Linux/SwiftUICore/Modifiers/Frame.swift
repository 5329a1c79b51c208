public import Foundation

/// Gives its content a frame of a fixed size, in one dimension or both.
nonisolated package struct FixedFrame: BoxModifier {
    package typealias Body = Never

    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @MainActor package func measure(_ proposal: ProposedViewSize, child: Box) -> CGSize {
        let inner = child.sizeThatFits(.init(width: width ?? proposal.width, height: height ?? proposal.height))
        return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    @MainActor package func childFrame(in size: CGSize, child: Box) -> CGRect {
        let inner = child.sizeThatFits(.init(width: size.width, height: size.height))
        return alignment.place(inner, in: CGRect(origin: .zero, size: size), of: child)
    }

    @MainActor package func childProposal(
        _ proposal: ProposedViewSize, in size: CGSize, child: Box
    ) -> ProposedViewSize {
        ProposedViewSize(size)
    }
}

/// Gives its content a frame within limits.
///
/// A dimension with a limit becomes the proposal, clamped; one that is only limited on one side keeps the content's
/// size where the proposal does not reach the limit.
nonisolated package struct FlexibleFrame: BoxModifier {
    package typealias Body = Never

    struct Limits: Equatable {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        nonisolated init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            // A minimum below nothing is none, which nobody needs to be told.
            self.minimum = checkedLength(minimum.map { $0 < 0 ? 0 : $0 })
            self.ideal = checkedLength(ideal)
            self.maximum = checkedLength(maximum, mayBeEndless: true)
        }

        func proposal(_ proposed: CGFloat?) -> CGFloat? {
            guard let length = proposed ?? ideal else { return nil }
            return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
        }

        func length(_ proposed: CGFloat?, inner: CGFloat) -> CGFloat {
            let low = minimum ?? min(inner, maximum ?? inner)
            let high = maximum ?? max(inner, minimum ?? inner)
            return min(max(proposed ?? ideal ?? inner, low), max(low, high))
        }
    }

    let width: Limits
    let height: Limits
    let alignment: Alignment

    @MainActor package func measure(_ proposal: ProposedViewSize, child: Box) -> CGSize {
        let inner = child.sizeThatFits(
            .init(width: width.proposal(proposal.width), height: height.proposal(proposal.height)))
        return CGSize(
            width: width.length(proposal.width, inner: inner.width),
            height: height.length(proposal.height, inner: inner.height))
    }

    @MainActor package func childFrame(in size: CGSize, child: Box) -> CGRect {
        alignment.place(
            child.sizeThatFits(ProposedViewSize(size)), in: CGRect(origin: .zero, size: size), of: child)
    }

    @MainActor package func childProposal(
        _ proposal: ProposedViewSize, in size: CGSize, child: Box
    ) -> ProposedViewSize {
        ProposedViewSize(size)
    }
}

/// The length, unless none can be like that, which is told: then nothing, or none at all where it is no number.
nonisolated private func checkedLength(_ length: CGFloat?, mayBeEndless: Bool = false) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite || mayBeEndless { return length }
    Messages.report("a frame can't be \(length) points long")
    return length < 0 ? 0 : nil
}

extension View {
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrame(width: checkedLength(width), height: checkedLength(height), alignment: alignment))
    }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrame(
                width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
    }
}
