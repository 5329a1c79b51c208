import Foundation

extension ColorVariants {
    /// A colour set of an asset catalogue, with variants for dark and for contrast if it has them.
    init?(folder: URL) {
        guard let colors = AssetContents(folder: folder)?.colors else { return nil }
        func variant(dark: Bool, increased: Bool) -> ResolvedColor? {
            colors.first { $0.appearances.isDark == dark && $0.appearances.isIncreased == increased }?
                .color.flatMap { ResolvedColor($0) }
        }
        let light = variant(dark: false, increased: false)
        let dark = variant(dark: true, increased: false) ?? light
        guard let light = light ?? dark, let dark else { return nil }
        self.init(
            light: light, dark: dark, increasedLight: variant(dark: false, increased: true),
            increasedDark: variant(dark: true, increased: true))
    }
}

extension ResolvedColor {
    /// Components as Xcode writes them: `0xF7`, `247` or `0.969`.
    fileprivate init?(_ value: AssetContents.Color.Value) {
        func component(_ name: String) -> Double? {
            guard let text = value.components[name] else { return nil }
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let value = Double(text) else { return nil }
            return text.contains(".") ? value : value / 255
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        let space: Color.RGBColorSpace =
            switch value.colorSpace {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        self = ResolvedColor(space, red: red, green: green, blue: blue, opacity: component("alpha") ?? 1).clipped
    }
}
