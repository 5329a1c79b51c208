public import Foundation

/// Cuts its content off at a shape's outline.
nonisolated package struct ClipEffect<S: Shape>: BoxModifier {
    package typealias Body = Never
    package static var affectsLayout: Bool { false }

    let shape: S
    let style: FillStyle

    @MainActor package func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) {
        let rect = builder.resolve(CGRect(origin: .zero, size: box.size))
        let outline = shape.placedPath(in: rect).shape(isEvenOdd: style.isEOFilled)
        builder.group {
            builder.draw(box.child)
        } as: {
            .clip(outline, $0)
        }
    }
}

/// Draws its content translucent.
nonisolated package struct OpacityEffect: BoxModifier {
    package typealias Body = Never
    package static var affectsLayout: Bool { false }

    let opacity: Double

    @MainActor package func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) {
        if opacity >= 1 { return builder.draw(box.child) }
        if opacity > 0 {
            builder.group {
                builder.draw(box.child)
            } as: {
                .opacity(opacity, $0)
            }
        }
    }
}

/// Draws a shadow beneath its content.
nonisolated package struct ShadowEffect: BoxModifier {
    package typealias Body = Never
    package static var affectsLayout: Bool { false }

    let color: Color
    let radius: CGFloat
    let offset: CGSize

    @MainActor package func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) {
        let shadow = DisplayShadow(color: color.resolved(in: box.environment), radius: radius, offset: offset)
        builder.group {
            builder.draw(box.child)
        } as: {
            .shadow(shadow, $0)
        }
    }
}

extension View {
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        modifier(ClipEffect(shape: shape, style: style))
    }

    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle())
    }

    /// What is pressed is the whole frame here, whatever the shape.
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        self
    }

    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityEffect(opacity: opacity))
    }

    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
