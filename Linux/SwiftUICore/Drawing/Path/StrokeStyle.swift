public import Foundation

/// How a line is drawn along an outline.
///
/// Source: Apple, SwiftUI, `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// A whole line with plain ends and corners, which needs no outline to be drawn.
    package var isPlain: Bool { dash.isEmpty && lineJoin == .miter }

    /// Lengths of strokes and gaps in turn; empty for a whole line.
    package var dashes: [CGFloat] {
        guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else { return [] }
        return dash.count % 2 == 0 ? dash : dash + dash
    }

    /// How far from the outline a line may reach.
    package var reach: CGFloat {
        let half = lineWidth / 2
        if lineJoin == .miter { return half * max(1, miterLimit, 1.5) }
        return lineCap == .square ? half * 1.5 : half
    }
}

/// How the inside of a shape is found.
///
/// Source: Apple, SwiftUI, `FillStyle`.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    @inlinable public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
