public import Foundation

// Source: Apple, SwiftUI, `View`.
extension View {
    /// A line along the inside of the view's edges.
    nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
