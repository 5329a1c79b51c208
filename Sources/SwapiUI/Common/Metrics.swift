// Distances that several views share, in points.

import SwiftUI

enum Metrics {
    static let cardWidth: CGFloat = 160
    static let cardRadius: CGFloat = 20
    /// The width of a record's picture beside its height.
    static let pictureRatio: CGFloat = 3 / 4
    static let cardGap: CGFloat = 10
    static let cardLineGap: CGFloat = 20

    /// The space between a page's content and the window's sides.
    static func pageMargin(width: CGFloat) -> CGFloat {
        width < 600 ? 16 : 24
    }
}
