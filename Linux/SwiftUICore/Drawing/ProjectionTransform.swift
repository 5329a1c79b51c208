public import Foundation

/// A matrix that moves points of a plane, also as seen from an angle.
///
/// Source: Apple, SwiftUI, `ProjectionTransform`.
@frozen public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
    public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
    public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

    @inlinable public init() {}

    @inlinable public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    @inlinable public var isIdentity: Bool { self == ProjectionTransform() }
    @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Becomes the way back, and tells whether there is one.
    public mutating func invert() -> Bool {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return false }
        let old = self
        m11 = (old.m22 * old.m33 - old.m23 * old.m32) / determinant
        m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
        m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
        m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
        m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
        m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
        m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
        m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
        m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
        return true
    }

    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }

    /// This transform, and then the other.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return m
    }
}

extension ProjectionTransform {
    package var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// The same as an affine matrix; nil if it shows the plane from an angle.
    package var affine: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    package static func translation(_ x: CGFloat, _ y: CGFloat) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    }
}

extension CGPoint {
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let weight = m.m13 * x + m.m23 * y + m.m33
        let (newX, newY) = (m.m11 * x + m.m21 * y + m.m31, m.m12 * x + m.m22 * y + m.m32)
        return weight == 1 ? CGPoint(x: newX, y: newY) : CGPoint(x: newX / weight, y: newY / weight)
    }
}

extension CGRect {
    /// The smallest upright rectangle around what becomes of this one.
    package func applying(_ transform: ProjectionTransform) -> CGRect {
        if transform.isAffine, transform.m11 == 1, transform.m22 == 1, transform.m12 == 0, transform.m21 == 0 {
            return offsetBy(dx: transform.m31, dy: transform.m32)
        }
        return CGRect(around: corners.map { $0.applying(transform) })
    }
}
