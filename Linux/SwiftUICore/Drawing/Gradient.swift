public import Foundation

/// Colours that go over into each other.
///
/// Source: Apple, SwiftUI, `Gradient`.
@frozen public struct Gradient: Equatable, Sendable {
    /// A colour and where it is reached, 0 to 1.
    @frozen public struct Stop: Equatable, Sendable {
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

/// A gradient of a colour that is its own, or of any colours.
///
/// Source: Apple, SwiftUI, `AnyGradient`.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    private enum Source: Hashable {
        case colors([Color], [CGFloat])
        case standard(Color)
    }

    private let source: Source

    public init(_ gradient: Gradient) {
        source = .colors(gradient.stops.map(\.color), gradient.stops.map(\.location))
    }

    init(standard color: Color) {
        source = .standard(color)
    }
}

extension AnyGradient: ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        let gradient: Gradient
        switch source {
        case .colors(let colors, let locations):
            gradient = Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: $1) })
        case .standard(let color):
            let own = color.resolved(in: environment)
            let light = own.mixed(with: ResolvedColor(red: 1, green: 1, blue: 1, opacity: own.opacity), by: 0.2)
            gradient = Gradient(colors: [
                Color(red: light.red, green: light.green, blue: light.blue, opacity: own.opacity), color,
            ])
        }
        return gradient.resolvedStyle(in: environment)
    }
}

extension Color {
    /// From a little lighter at the top to the colour itself at the bottom.
    public var gradient: AnyGradient { AnyGradient(standard: self) }
}
