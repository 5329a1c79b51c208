package import Foundation

/// What an outline is filled with.
package enum Paint: Equatable, Sendable {
    case color(ResolvedColor)
    case linearGradient([GradientStop], from: CGPoint, to: CGPoint)
    /// From a part of the radii, 0 to 1, to the whole of them.
    case radialGradient([GradientStop], center: CGPoint, start: CGFloat, radii: CGSize)
    /// Once around with the clock from an angle in radians, 0 to the right.
    case angularGradient([GradientStop], center: CGPoint, start: CGFloat)

    package struct GradientStop: Hashable, Sendable {
        package var color: ResolvedColor
        /// From 0 at the start to 1 at the end.
        package var location: CGFloat

        package init(color: ResolvedColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }
}
