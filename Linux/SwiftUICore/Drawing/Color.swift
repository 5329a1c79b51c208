public import Foundation

/// A colour, fixed or by a name that has an appearance for light and one for dark.
///
/// Source: Apple, SwiftUI, `Color`.
public struct Color: Hashable, Sendable {
    public enum RGBColorSpace: Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    private indirect enum Source: Hashable {
        case fixed(ResolvedColor)
        case mix(Color, Color, by: Double, in: Gradient.ColorSpace)
        case variants(ColorVariants)
        case asset(String, bundlePath: String)
        case tint
    }

    private var source: Source
    private var opacityFactor: Double = 1

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        source = .fixed(ResolvedColor(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        // Each part falls off by the distance of the hue from its own, in sixths of the circle.
        func part(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// A colour set of an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .asset(name, bundlePath: (bundle ?? .main).bundlePath)
    }

    private init(light: UInt32, dark: UInt32) {
        source = .variants(ColorVariants(light: ResolvedColor(hex: light), dark: ResolvedColor(hex: dark)))
    }

    /// A colour that stands out more where the desktop asks for contrast.
    private init(_ variants: ColorVariants) {
        source = .variants(variants)
    }

    /// The same in all appearances.
    init(_ color: ResolvedColor) {
        source = .fixed(color)
    }

    private init(source: Source) {
        self.source = source
    }

    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.opacityFactor *= opacity
        return copy
    }

    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(source: .mix(self, rhs, by: min(max(fraction, 0), 1), in: colorSpace))
    }

    public static let clear = Color(white: 0, opacity: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let primary = Color(light: 0x1B1D22, dark: 0xF2F1EC)
    public static let secondary = Color(
        ColorVariants(
            light: ResolvedColor(hex: 0x62656E), dark: ResolvedColor(hex: 0xA3A7B2),
            increasedLight: ResolvedColor(hex: 0x3B3D44), increasedDark: ResolvedColor(hex: 0xD5D8DF)))
    // Adwaita's palette: the desktop's own red is not Apple's.
    public static let gray = Color(light: 0x77767B, dark: 0x9A9996)
    public static let red = Color(light: 0xC01C28, dark: 0xFF7B63)
    public static let orange = Color(light: 0xC64600, dark: 0xFFBE6F)
    public static let yellow = Color(light: 0xAE7B03, dark: 0xF8E45C)
    public static let green = Color(light: 0x1B8553, dark: 0x8FF0A4)
    public static let blue = Color(light: 0x1C71D8, dark: 0x78AEED)
    public static let mint = Color(light: 0x1F8A70, dark: 0x8FE8D0)
    public static let teal = Color(light: 0x218787, dark: 0x7FDFE0)
    public static let cyan = Color(light: 0x1A7FA8, dark: 0x8ADFFF)
    public static let indigo = Color(light: 0x4B4ACF, dark: 0xA5A4F5)
    public static let pink = Color(light: 0xC4276B, dark: 0xFF8FB8)
    public static let purple = Color(light: 0x813D9C, dark: 0xDC8ADD)
    public static let brown = Color(light: 0x865E3C, dark: 0xCDAB8F)
    public static let accentColor = Color(source: .tint)

    package static let separator = Color(
        ColorVariants(
            light: ResolvedColor(hex: 0x000000, opacity: 0.13), dark: ResolvedColor(hex: 0xFFFFFF, opacity: 0.13),
            increasedLight: ResolvedColor(hex: 0x000000, opacity: 0.5),
            increasedDark: ResolvedColor(hex: 0xFFFFFF, opacity: 0.5)))
    package static let windowBackground = Color(light: 0xF7F6F3, dark: 0x14161B)
}

extension Color {
    /// As a screen can show it.
    package func resolved(in environment: EnvironmentValues) -> ResolvedColor { extended(in: environment).clipped }

    /// Parts below 0 and above 1 are those that only a screen of more colours than sRGB's could show.
    func extended(in environment: EnvironmentValues) -> ResolvedColor {
        var color: ResolvedColor
        switch source {
        case .fixed(let fixed): color = fixed
        case .mix(let from, let to, let part, let space):
            color = space.mixed(from.resolved(in: environment), to.resolved(in: environment), by: part)
        case .variants(let variants): color = variants.color(in: environment)
        case .asset(let name, let path):
            color = AssetCatalog.catalog(at: path).color(name)?.color(in: environment) ?? .clear
        case .tint:
            // A tint that is the accent itself would never end.
            let tint = environment.tintColor
            color =
                (tint?.source == .tint ? nil : tint)?.resolved(in: environment)
                ?? environment.settings.accent?.readable(on: Self.windowBackground.resolved(in: environment))
                ?? Self.blue.resolved(in: environment)
        }
        color.opacity *= opacityFactor
        return color
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch source {
        case .fixed(let color): "\(color)"
        case .variants(let variants): "\(variants.light)"
        case .asset(let name, _): name
        case .mix(let from, let to, let part, _): "\(from), \(part) of it \(to)"
        case .tint: "accentColor"
        }
    }
}

extension Color: ShapeStyle, ResolvableStyle {
    package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        .paint(.color(resolved(in: environment)))
    }
}

// A colour as a view fills what it is offered.
extension Color: View, PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: ShapeBox(graph: parent.graph), parent: parent, environment: environment) {
            $0.resolvedStyle(in: $1)
        } configure: { box, _, style in
            box.configure(Rectangle(), style: style)
        }
    }
}
