public import Foundation

/// Colours that go over into each other.
///
/// Source: Apple, SwiftUI, `Gradient`.
@frozen public struct Gradient: Hashable, Sendable {
    /// A colour and where it is reached, 0 to 1.
    @frozen public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Gradient.Stop]

    public init(stops: [Gradient.Stop]) {
        self.stops = stops
    }

    /// The colours at even distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

// As a style a gradient runs from the top to the bottom.
extension Gradient: ShapeStyle, ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .gradient(ResolvedGradient(self, .linear(from: .top, to: .bottom), in: environment))
    }
}
