import Foundation

/// A colour set of an asset catalogue, with a variant for dark if it has one.
struct ColorAsset: Sendable {
    let any: ResolvedColor?
    let dark: ResolvedColor?

    init?(folder: URL) {
        guard let colors = AssetContents(folder: folder)?.colors else { return nil }
        func variant(dark: Bool) -> ResolvedColor? {
            colors.first { $0.appearances.isDark == dark }?.color.flatMap { ResolvedColor(components: $0.components) }
        }
        any = variant(dark: false)
        dark = variant(dark: true)
    }
}

extension ResolvedColor {
    /// Components as Xcode writes them: `0xF7`, `247` or `0.969`.
    fileprivate init?(components: [String: String]) {
        func component(_ name: String) -> Double? {
            guard let text = components[name] else { return nil }
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let value = Double(text) else { return nil }
            return text.contains(".") ? value : value / 255
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        self.init(red: red, green: green, blue: blue, opacity: component("alpha") ?? 1)
    }
}
