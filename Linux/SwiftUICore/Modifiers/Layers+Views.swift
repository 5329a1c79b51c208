// Source: Apple, SwiftUI, `View`.
extension View {
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View {
        modifier(LayerModifier(layer: content(), alignment: alignment, role: .background))
    }

    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View {
        modifier(LayerModifier(layer: content(), alignment: alignment, role: .overlay))
    }

    nonisolated public func mask<Mask>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View where Mask: View {
        modifier(LayerModifier(layer: mask(), alignment: alignment, role: .mask))
    }

    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle {
        overlay { Rectangle().fill(style) }
    }

    nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: Shape {
        overlay { shape.fill(style, style: fillStyle) }
    }

    // The forms of before iOS 15.

    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View {
        self.background(alignment: alignment) { background }
    }

    @_disfavoredOverload
    nonisolated public func overlay<Overlay>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View where Overlay: View {
        self.overlay(alignment: alignment) { overlay }
    }

    nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
        self.mask { mask }
    }
}
