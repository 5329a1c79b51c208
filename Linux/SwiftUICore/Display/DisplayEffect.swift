package import Foundation

/// What becomes of a group as a whole when it is drawn.
package enum DisplayEffect: Equatable, Sendable {
    /// - Parameter radius: the deviation of the blur.
    case blur(radius: CGFloat)
    case colors(ColorTransform)
    /// What is within blends with nothing outside.
    case group
    /// How the group goes on top of what was drawn before it.
    case blend(DisplayBlend)
}

/// Makes each part of a colour from all of them: rows are the new red, green, blue and opacity; columns the old ones and
/// a constant.
package struct ColorTransform: Equatable, Sendable {
    package var rows: [[Double]]

    package init(_ rows: [[Double]]) {
        self.rows = rows
    }

    package func applied(to color: ResolvedColor) -> ResolvedColor {
        let parts = [color.red, color.green, color.blue, color.opacity, 1]
        let new = rows.map { row in min(max(zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1) }
        return ResolvedColor(red: new[0], green: new[1], blue: new[2], opacity: new[3])
    }
}

extension DisplayItem {
    /// Whether it mixes with what lies beneath it other than by covering it.
    package var blends: Bool { if case .effect(.blend, _) = self { true } else { false } }
}
