public import Foundation

/// A view's size and its alignment guides, in its own coordinates.
///
/// Source: Apple, SwiftUI, `ViewDimensions`.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    /// Who knows the guides that something inside sets; nil for a rectangle without any.
    private let box: Box?
    /// What the box is proposed when it has this size.
    private let proposal: ProposedViewSize

    package init(size: CGSize) {
        width = size.width
        height = size.height
        box = nil
        proposal = ProposedViewSize(size)
    }

    /// Guides are only found out when they are asked for.
    @MainActor package init(of box: Box, size: CGSize) {
        width = size.width
        height = size.height
        self.box = box
        proposal = box.proposal(for: size)
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.defaultValue(in: self) }

    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        guard let box else { return nil }
        let proposal = proposal
        let size = CGSize(width: width, height: height)
        // Layout happens on the main actor alone.
        return MainActor.assumeIsolated {
            _ = box.sizeThatFits(proposal)
            return box.explicitGuide(key, in: size)
        }
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.box === rhs.box && lhs.proposal == rhs.proposal
    }
}
