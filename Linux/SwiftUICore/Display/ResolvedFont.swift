package import Foundation

/// A font in numbers.
package struct ResolvedFont: Hashable, Sendable {
    package enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    package enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// In points (pixels at scale factor 1), the desktop's text scale included.
    package var size: CGFloat
    /// 100 (ultra light) to 900 (black); 400 is regular, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    package var design: Design
    package var monospacedDigits: Bool
    /// A family by its name; nil for the desktop's own.
    package var family: String?
    /// -1 (narrowest) to 1 (widest); 0 is normal.
    package var width: CGFloat = 0
    package var leading = Leading.standard
    /// Small capitals in place of small letters, and of capitals.
    package var smallCapsForLowercase = false
    package var smallCapsForUppercase = false

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
