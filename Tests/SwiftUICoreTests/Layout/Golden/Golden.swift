import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

/// A view of fixed-size leaves, and where all of them lie.
///
/// The view is proposed the window's size and lies at its top leading corner; `whole` is the size that it takes.
nonisolated struct Golden: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let size: CGSize
    /// By name, as x, y, width and height.
    let rectangles: [String: [CGFloat]]
    let view: @MainActor @Sendable () -> AnyView

    /// - Parameter derivation: how the rectangles follow from the view, in one line.
    init(
        _ name: String, _ derivation: String, in size: (CGFloat, CGFloat) = (100, 100), whole: (CGFloat, CGFloat),
        _ rectangles: [String: [CGFloat]], @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        testDescription = "\(name): \(derivation)"
        self.size = CGSize(width: size.0, height: size.1)
        self.rectangles = rectangles.merging(["whole": [0, 0, whole.0, whole.1]]) { own, _ in own }
        self.view = { AnyView(view()) }
    }
}
