public import Foundation

/// Says where a guide of its content lies.
nonisolated package struct AlignmentGuide: BoxModifier {
    package typealias Body = Never

    let key: AlignmentKey
    let computeValue: @Sendable (ViewDimensions) -> CGFloat

    @MainActor package func explicitGuide(_ key: AlignmentKey, in size: CGSize, child: Box) -> CGFloat? {
        key == self.key ? computeValue(ViewDimensions(of: child, size: size)) : nil
    }
}

extension View {
    /// Source: Apple, SwiftUI, `alignmentGuide(_:computeValue:)`.
    @preconcurrency nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: g.key, computeValue: computeValue))
    }

    @preconcurrency nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: g.key, computeValue: computeValue))
    }
}
