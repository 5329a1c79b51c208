public import Foundation

/// Draws its content turned, stretched or from an angle, and lets it be touched there. The layout doesn't change.
nonisolated package struct TransformEffect: BoxModifier {
    package typealias Body = Never
    package static var affectsLayout: Bool { false }

    package enum Kind: Equatable {
        case rotation(Angle, UnitPoint)
        case scale(CGSize, UnitPoint)
        case projection(ProjectionTransform)
        case rotation3D(Rotation3D)
    }

    let kind: Kind

    @MainActor package func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) {
        let rect = builder.resolve(CGRect(origin: .zero, size: box.size))
        let transform = ProjectionTransform.translation(-rect.minX, -rect.minY).concatenating(matrix(rect.size))
            .concatenating(.translation(rect.minX, rect.minY))
        if transform.isIdentity { return builder.draw(box.child) }
        // Infinitely large, and nowhere.
        guard transform.isFinite else { return }
        builder.group {
            builder.draw(box.child)
        } as: {
            .transform(transform, $0)
        }
    }

    private func matrix(_ size: CGSize) -> ProjectionTransform {
        let room = CGRect(origin: .zero, size: size)
        switch kind {
        case .rotation(let angle, let anchor):
            return ProjectionTransform(
                CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: room)))
        case .scale(let scale, let anchor):
            return ProjectionTransform(
                CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: room)))
        case .projection(let transform): return transform
        case .rotation3D(let rotation): return rotation.matrix(size)
        }
    }
}

/// A turn in space around an axis, seen from in front of the larger side's length.
nonisolated package struct Rotation3D: Equatable {
    let angle: Angle
    let axis: [CGFloat]
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat

    func matrix(_ size: CGSize) -> ProjectionTransform {
        let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
        guard length > 0 else { return ProjectionTransform() }
        let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
        let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
        // Source: Rodrigues' formula; rows are what becomes of the axes.
        let rows = [
            [c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s],
            [x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s],
            [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)],
        ]
        let depth = -perspective / max(size.width, size.height, 1)
        // What is nearer is larger; the plane lies at 0, anchorZ before the axis.
        func seen(_ row: [CGFloat], weight: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (row[0], row[1], row[2] * depth + weight)
        }
        var matrix = ProjectionTransform()
        (matrix.m11, matrix.m12, matrix.m13) = seen(rows[0], weight: 0)
        (matrix.m21, matrix.m22, matrix.m23) = seen(rows[1], weight: 0)
        let back = rows[2].map { $0 * -anchorZ }
        (matrix.m31, matrix.m32, matrix.m33) = seen([back[0], back[1], back[2] + anchorZ], weight: 1)
        let center = anchor.point(in: CGRect(origin: .zero, size: size))
        return ProjectionTransform.translation(-center.x, -center.y).concatenating(matrix)
            .concatenating(.translation(center.x, center.y))
    }
}

// Source: Apple, SwiftUI, `View`.
extension View {
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(TransformEffect(kind: .rotation(angle, anchor)))
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(TransformEffect(kind: .scale(scale, anchor)))
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(TransformEffect(kind: .projection(transform)))
    }

    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let rotation = Rotation3D(
            angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        return modifier(TransformEffect(kind: .rotation3D(rotation)))
    }
}
