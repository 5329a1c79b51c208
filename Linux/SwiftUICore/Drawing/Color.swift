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

    private enum Source: Hashable {
        case fixed(ResolvedColor)
        case pair(light: ResolvedColor, dark: ResolvedColor)
        case asset(String, bundlePath: String)
        case tint
    }

    private var source: Source
    private var opacityFactor: Double = 1

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        source = .fixed(ResolvedColor(red: red, green: green, blue: blue, opacity: opacity))
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

    private init(light: UInt32, dark: UInt32, opacity: Double = 1) {
        source = .pair(light: ResolvedColor(hex: light), dark: ResolvedColor(hex: dark))
        opacityFactor = opacity
    }

    private init(source: Source) {
        self.source = source
    }

    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.opacityFactor *= opacity
        return copy
    }

    public static let clear = Color(white: 0, opacity: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let primary = Color(light: 0x1B1D22, dark: 0xF2F1EC)
    public static let secondary = Color(light: 0x62656E, dark: 0xA3A7B2)
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

    package static let separator = Color(light: 0x000000, dark: 0xFFFFFF, opacity: 0.13)
    package static let windowBackground = Color(light: 0xF7F6F3, dark: 0x14161B)
}

extension Color {
    package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
        var color: ResolvedColor
        switch source {
        case .fixed(let fixed): color = fixed
        case .pair(let light, let dark): color = environment.colorScheme == .dark ? dark : light
        case .asset(let name, let path):
            color = AssetCatalog.catalog(at: path).color(name, dark: environment.colorScheme == .dark)
        case .tint:
            // A tint that is the accent itself would never end.
            let tint = environment.tintColor
            color =
                (tint?.source == .tint ? nil : tint)?.resolved(in: environment) ?? Self.blue.resolved(in: environment)
        }
        color.opacity *= opacityFactor
        return color
    }
}

extension ResolvedColor {
    package init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }
}

extension ResolvedColor {
    /// Black or white, whichever can be read on this colour.
    ///
    /// Source: WCAG 2.2, relative luminance; both contrasts are equal at 0.179.
    package var contrast: ResolvedColor {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return luminance > 0.179 ? ResolvedColor(hex: 0x000000) : ResolvedColor(hex: 0xFFFFFF)
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch source {
        case .fixed(let color), .pair(let color, _): "\(color)"
        case .asset(let name, _): name
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
            box, view, environment in
            box.configure(Rectangle(), style: view.resolvedStyle(in: environment))
        }
    }
}
