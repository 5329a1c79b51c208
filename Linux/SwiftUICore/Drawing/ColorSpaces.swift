import Foundation

// Source: CSS Color Module Level 4, "Sample code for Color Conversions", whose Display P3 is Apple's; IEC 61966-2-1 for
// the curve of sRGB, which Display P3 shares. Below 0 the curve is mirrored, as in Apple's extended sRGB.
extension ResolvedColor {
    /// A colour of any of the colour spaces in terms of sRGB.
    init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        switch space {
        case .sRGB:
            self.init(red: red, green: green, blue: blue, opacity: opacity)
        case .sRGBLinear:
            self.init(
                red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), opacity: opacity)
        case .displayP3:
            let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            self.init(
                .sRGBLinear, red: 1.224_940_176_3 * r - 0.224_940_176_3 * g,
                green: -0.042_056_954_7 * r + 1.042_056_954_7 * g,
                blue: -0.019_637_554_6 * r - 0.078_636_045_6 * g + 1.098_273_600_1 * b, opacity: opacity)
        }
    }

    /// The amount of light for a part of a colour.
    static func linear(_ part: Double) -> Double {
        let size = abs(part)
        let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return part < 0 ? -light : light
    }

    static func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let part = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        // So that 1 stays 1.
        let exact = (part * 1e9).rounded() / 1e9
        return light < 0 ? -exact : exact
    }

    /// The nearest colour of sRGB, part by part.
    var clipped: ResolvedColor {
        func clip(_ part: Double) -> Double { min(1, max(0, part)) }
        return ResolvedColor(red: clip(red), green: clip(green), blue: clip(blue), opacity: opacity)
    }
}
