import Foundation

/// How far numbers from outside go: GTK, Pango and cairo reckon in whole numbers and pictures, and die of more.
enum Drawable {
    static let blurRadius: ClosedRange<CGFloat> = 0...500
    static let distance: ClosedRange<CGFloat> = -10_000...10_000
    static let fontSize: ClosedRange<CGFloat> = 0...2_000
    static let spacing: ClosedRange<CGFloat> = -1_000...1_000
}

extension BinaryFloatingPoint {
    /// The nearest number in a range that holds 0, which stands for what is no number.
    func clamped(to range: ClosedRange<Self>) -> Self {
        isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension DisplayItem {
    static func blurred(_ items: [DisplayItem], radius: CGFloat) -> DisplayItem {
        .effect(.blur(radius: radius.clamped(to: Drawable.blurRadius)), items)
    }
}

extension ProjectionTransform {
    var isFinite: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
    }
}
