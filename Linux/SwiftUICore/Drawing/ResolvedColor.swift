import Foundation

extension ResolvedColor {
    static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

    package init(hex: UInt32, opacity: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            opacity: opacity)
    }
}

// Source of what follows: WCAG 2.2, relative luminance and contrast ratio.
extension ResolvedColor {
    package var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// From 1 for the same to 21 for black on white.
    package func contrastRatio(to other: ResolvedColor) -> Double {
        let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (lighter + 0.05) / (darker + 0.05)
    }

    /// Black or white, whichever can be read on this colour; both contrasts are equal at 0.179.
    package var contrast: ResolvedColor {
        luminance > 0.179 ? ResolvedColor(hex: 0x000000) : ResolvedColor(hex: 0xFFFFFF)
    }

    /// This colour, mixed with black or white until text of it can be read on the ground: at 4.5 to 1.
    package func readable(on ground: ResolvedColor) -> ResolvedColor {
        let end = ground.contrast
        let candidates = (0...10).lazy.map { self.mixed(with: end, by: Double($0) / 10) }
        return candidates.first { $0.contrastRatio(to: ground) >= 4.5 } ?? end
    }

    func mixed(with other: ResolvedColor, by part: Double) -> ResolvedColor {
        ResolvedColor(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part, opacity: opacity)
    }
}

/// A colour for light and for dark, and where the desktop asks for contrast.
struct ColorVariants: Hashable, Sendable {
    var light: ResolvedColor
    var dark: ResolvedColor
    var increasedLight: ResolvedColor?
    var increasedDark: ResolvedColor?

    func color(in environment: EnvironmentValues) -> ResolvedColor {
        let isIncreased = environment.colorSchemeContrast == .increased
        switch environment.colorScheme {
        case .light: return isIncreased ? increasedLight ?? light : light
        case .dark: return isIncreased ? increasedDark ?? dark : dark
        }
    }
}
