package import Foundation

/// Text with everything that decides its size and look.
package struct StyledText: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var string: String
    package var font: ResolvedFont
    package var color: ResolvedColor
    package var alignment: Alignment
    /// nil for as many lines as it takes.
    package var lineLimit: Int?
    package var truncation: Truncation
    package var isUnderlined: Bool

    package init(
        string: String, font: ResolvedFont, color: ResolvedColor, alignment: Alignment = .leading,
        lineLimit: Int? = nil, truncation: Truncation = .tail, isUnderlined: Bool = false
    ) {
        self.string = string
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.isUnderlined = isUnderlined
    }
}

package struct ResolvedFont: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// In points (pixels at scale factor 1), the desktop's text scale included.
    package var size: CGFloat
    /// 100 (ultra light) to 900 (black); 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    package var design: Design
    package var monospacedDigits: Bool

    package init(
        size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .default,
        monospacedDigits: Bool = false
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.monospacedDigits = monospacedDigits
    }
}

/// The space that text takes. Baselines are distances from the top, in points.
package struct TextMetrics: Equatable, Sendable {
    package var size: CGSize
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}
