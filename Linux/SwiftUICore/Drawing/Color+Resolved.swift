extension Color {
    /// A colour as it is shown: how much light of each kind, where 1 is the most that sRGB has.
    ///
    /// Source: Apple, SwiftUI, `Color.Resolved`.
    @frozen public struct Resolved: Hashable, Sendable, BitwiseCopyable, Codable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let parts = [red, green, blue].map(Double.init)
            let light: [Double] =
                switch colorSpace {
                case .sRGB: parts.map(ResolvedColor.linear)
                case .sRGBLinear: parts
                case .displayP3: Self.fromDisplayP3(parts.map(ResolvedColor.linear))
                }
            linearRed = Float(light[0])
            linearGreen = Float(light[1])
            linearBlue = Float(light[2])
            self.opacity = opacity
        }

        // Source: W3C, CSS Color Module Level 4, from Display P3 to sRGB.
        private static func fromDisplayP3(_ light: [Double]) -> [Double] {
            [[1.2249402, -0.2249402, 0], [-0.0420570, 1.0420570, 0], [-0.0196376, -0.0786361, 1.0982736]]
                .map { row in zip(row, light).reduce(0) { $0 + $1.0 * $1.1 } }
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

    public init(_ resolved: Color.Resolved) {
        self.init(
            ResolvedColor(
                red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
                opacity: Double(resolved.opacity)))
    }

    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let color = resolved(in: environment)
        return Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.opacity))
    }
}

extension Color.Resolved: ShapeStyle, ResolvableStyle {
    public typealias Resolved = Never

    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        Color(self).resolvedStyle(in: environment)
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String {
        let parts = [red, green, blue, opacity].map { part -> String in
            let hex = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return hex.count < 2 ? "0" + hex : hex
        }
        return "#" + parts.joined()
    }
}
