extension Color {
    /// A colour whose parts are known, as amounts of light.
    ///
    /// Source: Apple, SwiftUI, `Color.Resolved`.
    @frozen public struct Resolved: Hashable, BitwiseCopyable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float
    }

    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let color = extended(in: environment)
        return Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.opacity))
    }

    public init(_ resolved: Color.Resolved) {
        self.init(
            .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
            blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
    }
}

extension Color.Resolved {
    public init(
        colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
        let color = ResolvedColor(colorSpace, red: Double(red), green: Double(green), blue: Double(blue))
        linearRed = Float(ResolvedColor.linear(color.red))
        linearGreen = Float(ResolvedColor.linear(color.green))
        linearBlue = Float(ResolvedColor.linear(color.blue))
        self.opacity = opacity
    }

    public var red: Float {
        get { Float(ResolvedColor.encoded(Double(linearRed))) }
        set { linearRed = Float(ResolvedColor.linear(Double(newValue))) }
    }

    public var green: Float {
        get { Float(ResolvedColor.encoded(Double(linearGreen))) }
        set { linearGreen = Float(ResolvedColor.linear(Double(newValue))) }
    }

    public var blue: Float {
        get { Float(ResolvedColor.encoded(Double(linearBlue))) }
        set { linearBlue = Float(ResolvedColor.linear(Double(newValue))) }
    }
}

extension Color.Resolved: ShapeStyle, ResolvableStyle {
    public typealias Resolved = Never

    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .paint(.color(Color(self).resolved(in: environment)))
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// In the way of HTML, with the opacity at the end.
    public var description: String {
        let parts = [red, green, blue, opacity].map { part in
            let byte = String(Int(min(1, max(0, part)) * 255 + 0.5), radix: 16, uppercase: true)
            return byte.count < 2 ? "0" + byte : byte
        }
        return "#" + parts.joined()
    }
}

extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        linearRed = try container.decode(Float.self)
        linearGreen = try container.decode(Float.self)
        linearBlue = try container.decode(Float.self)
        opacity = try container.decode(Float.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for part in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(part) }
    }
}
