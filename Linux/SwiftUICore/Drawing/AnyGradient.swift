/// A gradient of a colour that is its own, or of any colours.
///
/// Source: Apple, SwiftUI, `AnyGradient`.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    private enum Source: Hashable {
        case colors(Gradient)
        case standard(Color)
    }

    private let source: Source
    private var space = Gradient.ColorSpace.device

    public init(_ gradient: Gradient) {
        source = .colors(gradient)
    }

    init(standard color: Color) {
        source = .standard(color)
    }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }
}

extension AnyGradient: ResolvableStyle {
    // As a style it runs from the top to the bottom.
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .gradient(resolved(.linear(from: .top, to: .bottom), in: environment))
    }

    func resolved(_ geometry: ResolvedGradient.Geometry, in environment: EnvironmentValues) -> ResolvedGradient {
        var gradient = ResolvedGradient(colors(in: environment), geometry, in: environment)
        gradient.stops = space.stops(gradient.stops)
        return gradient
    }

    private func colors(in environment: EnvironmentValues) -> Gradient {
        switch source {
        case .colors(let gradient): return gradient
        case .standard(let color):
            let own = color.resolved(in: environment)
            let light = own.mixed(with: ResolvedColor(red: 1, green: 1, blue: 1, opacity: own.opacity), by: 0.2)
            return Gradient(colors: [
                Color(red: light.red, green: light.green, blue: light.blue, opacity: own.opacity), color,
            ])
        }
    }
}

extension Color {
    /// From a little lighter at the top to the colour itself at the bottom.
    public var gradient: AnyGradient { AnyGradient(standard: self) }
}

extension Gradient {
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}
