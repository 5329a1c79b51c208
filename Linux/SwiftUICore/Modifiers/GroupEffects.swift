public import Foundation

/// Changes how its content looks as a whole.
nonisolated package struct GroupEffect: BoxModifier {
    package typealias Body = Never
    package static var affectsLayout: Bool { false }

    package enum Kind: Equatable {
        case blur(radius: CGFloat, isOpaque: Bool)
        case colors(ColorTransform)
        case multiply(Color)
        case group
        case blend(BlendMode)
    }

    let kind: Kind

    @MainActor package func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) {
        builder.group {
            builder.draw(box.child)
        } as: { items in
            switch kind {
            case .blur(let radius, let isOpaque):
                let blurred = DisplayItem.blurred(items, radius: radius)
                guard isOpaque else { return blurred }
                // The sharp content beneath fills what the blur leaves translucent at the edges.
                let rect = builder.resolve(CGRect(origin: .zero, size: box.size))
                return .clip(.rectangle(rect), items.withoutElements + [blurred])
            case .colors(let matrix): return .effect(.colors(matrix), items)
            case .multiply(let color): return .effect(.colors(.multiply(color.resolved(in: box.environment))), items)
            case .group: return .effect(.group, items)
            case .blend(.normal): return .effect(.group, items)
            case .blend(let mode): return .effect(.blend(DisplayBlend(mode)), items)
            }
        }
    }
}

extension [DisplayItem] {
    /// What can be drawn twice.
    var withoutElements: [DisplayItem] {
        filter { if case .element = $0 { false } else { true } }
    }
}

// Source: Apple, SwiftUI, `View`.
extension View {
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(GroupEffect(kind: .blur(radius: radius, isOpaque: opaque)))
    }

    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(GroupEffect(kind: .colors(.brightness(amount))))
    }

    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(GroupEffect(kind: .colors(.contrast(amount))))
    }

    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(GroupEffect(kind: .colors(.saturation(amount))))
    }

    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(GroupEffect(kind: .colors(.saturation(1 - amount))))
    }

    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(GroupEffect(kind: .colors(.hueRotation(angle.radians))))
    }

    nonisolated public func colorInvert() -> some View {
        modifier(GroupEffect(kind: .colors(.invert)))
    }

    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(GroupEffect(kind: .multiply(color)))
    }

    nonisolated public func luminanceToAlpha() -> some View {
        modifier(GroupEffect(kind: .colors(.luminanceToAlpha)))
    }

    nonisolated public func compositingGroup() -> some View {
        modifier(GroupEffect(kind: .group))
    }

    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(GroupEffect(kind: .group))
    }

    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(GroupEffect(kind: .blend(blendMode)))
    }
}

/// In which space colours are mixed: always sRGB's own here.
///
/// Source: Apple, SwiftUI, `ColorRenderingMode`.
public enum ColorRenderingMode: Sendable {
    case nonLinear
    case linear
    case extendedLinear
}
