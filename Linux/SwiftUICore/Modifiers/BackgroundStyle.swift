import Foundation

/// Draws a filled shape behind its content.
nonisolated package struct StyleBackground<Style: ShapeStyle, S: Shape>: BoxModifier {
    package typealias Body = Never
    package static var affectsLayout: Bool { false }

    let style: Style
    let shape: S
    var fillStyle = FillStyle()

    @MainActor package func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) {
        let style = style.drawn(in: box.environment)
        builder.add(CGRect(origin: .zero, size: box.size)) {
            style.item(shape.placedPath(in: $0).shape(isEvenOdd: fillStyle.isEOFilled))
        }
        builder.draw(box.child)
    }
}

extension View {
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle {
        modifier(StyleBackground(style: style, shape: Rectangle()))
    }

    nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
    where S: Shape {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
    where S: InsettableShape {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: InsettableShape {
        modifier(StyleBackground(style: style, shape: shape, fillStyle: fillStyle))
    }

    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: Shape {
        modifier(StyleBackground(style: style, shape: shape, fillStyle: fillStyle))
    }
}
