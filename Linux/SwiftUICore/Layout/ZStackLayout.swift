public import Foundation

/// Arranges views over one another: each is proposed what all are, and the whole is as large as all of them together.
///
/// Source: Apple, SwiftUI, `ZStackLayout`.
public struct ZStackLayout: Layout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let union = subviews.map { frame(of: $0, proposal: proposal) }.reduce(CGRect.null) { $0.union($1) }
        return union.isNull ? .zero : union.size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let frames = subviews.map { frame(of: $0, proposal: proposal) }
        let union = frames.reduce(CGRect.null) { $0.union($1) }
        for (view, frame) in zip(subviews, frames) {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX - union.minX, y: bounds.minY + frame.minY - union.minY),
                proposal: proposal)
        }
    }

    /// Where the view lies when its guides are at zero.
    private func frame(of view: LayoutSubview, proposal: ProposedViewSize) -> CGRect {
        let dimensions = view.dimensions(in: proposal)
        return CGRect(
            x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical], width: dimensions.width,
            height: dimensions.height)
    }
}
