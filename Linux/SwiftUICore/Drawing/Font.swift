public import Foundation

/// A font by its role or its size; what it comes to is decided where text is drawn.
///
/// Source: Apple, SwiftUI, `Font`.
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }

    public struct Weight: Hashable, Sendable {
        package let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    public enum Leading: Sendable {
        case standard
        case tight
        case loose
    }

    /// How wide its letters are. Source: Apple, SwiftUI, `Font.Width`.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public static let compressed = Width(-0.5)
        public static let condensed = Width(-0.3)
        public static let standard = Width(0)
        public static let expanded = Width(0.3)

        public init(_ value: CGFloat) {
            self.value = value
        }
    }

    private enum Size: Hashable {
        case style(TextStyle)
        case points(CGFloat)
        /// Whatever the desktop says of the size of text.
        case fixed(CGFloat)
    }

    private var size: Size
    private var setWeight: Weight?
    private var design: Design = .default
    private var family: String?
    private var isItalic = false
    private var hasMonospacedDigits = false
    private var setWidth = Width.standard
    private var setLeading = Leading.standard
    private var smallCapsForLowercase = false
    private var smallCapsForUppercase = false

    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font {
        Font(size: .style(style), setWeight: weight, design: design ?? .default)
    }

    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        Font(size: .points(size), setWeight: weight, design: design ?? .default)
    }

    /// A family that is installed, at a size that grows with the desktop's text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        var font = Font(size: .points(size))
        font.family = name.isEmpty ? nil : name
        return font
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        custom(name, size: size)
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        custom(name, size: fixedSize).with { $0.size = .fixed(fixedSize) }
    }

    public func weight(_ weight: Font.Weight) -> Font { with { $0.setWeight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    public func width(_ width: Font.Width) -> Font { with { $0.setWidth = width } }
    public func leading(_ leading: Font.Leading) -> Font { with { $0.setLeading = leading } }
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    public func lowercaseSmallCaps() -> Font { with { $0.smallCapsForLowercase = true } }
    public func uppercaseSmallCaps() -> Font { with { $0.smallCapsForUppercase = true } }

    package func design(_ design: Font.Design) -> Font { with { $0.design = design } }
    package func italic(_ isItalic: Bool) -> Font { with { $0.isItalic = isItalic } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Font {
    /// The font in numbers, with the desktop's text scale.
    package func resolved(_ settings: DesktopSettings) -> ResolvedFont {
        let points: CGFloat
        var weight = Weight.regular
        var scale = settings.textScale
        switch size {
        case .style(let style):
            points = settings.bodySize * style.scale
            weight = style.weight
        case .points(let size):
            points = size
        case .fixed(let size):
            points = size
            scale = 1
        }
        var font = ResolvedFont(
            size: (points * scale).clamped(to: Drawable.fontSize), weight: (setWeight ?? weight).value,
            isItalic: isItalic,
            design: design.resolved, monospacedDigits: hasMonospacedDigits)
        font.family = family
        font.width = min(1, max(-1, setWidth.value))
        font.leading = setLeading.resolved
        font.smallCapsForLowercase = smallCapsForLowercase
        font.smallCapsForUppercase = smallCapsForUppercase
        return font
    }
}

extension Font.Leading {
    fileprivate var resolved: ResolvedFont.Leading {
        switch self {
        case .standard: .standard
        case .tight: .tight
        case .loose: .loose
        }
    }
}

extension Font.TextStyle {
    /// The size beside body text. Headings follow the desktop's own (libadwaita's title-1 is 1.8 of body text);
    /// small text stays legible where body text is smaller than on a phone.
    fileprivate var scale: CGFloat {
        switch self {
        case .largeTitle: 2
        case .title: 1.65
        case .title2: 1.35
        case .title3: 1.2
        case .headline, .body: 1
        case .callout: 0.95
        case .subheadline: 0.92
        case .footnote: 0.87
        case .caption: 0.82
        case .caption2: 0.78
        }
    }

    fileprivate var weight: Font.Weight {
        switch self {
        case .largeTitle: .heavy
        case .headline: .semibold
        default: .regular
        }
    }
}

extension Font.Design {
    fileprivate var resolved: ResolvedFont.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
