package import Foundation

/// What pages have in common, in points.
package enum PageMetrics {
    /// Below this width a window is a narrow one: its tabs don't fit into its bar.
    package static let narrowWidth: CGFloat = 600

    /// The space between a page's content and the window's sides.
    package static func margin(width: CGFloat) -> CGFloat { width < narrowWidth ? 16 : 24 }
}
