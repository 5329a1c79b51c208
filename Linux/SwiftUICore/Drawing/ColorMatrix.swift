/// Makes each part of a colour from all of them: four columns for what the old parts give, and one that is added.
///
/// Source: Apple, SwiftUI, `ColorMatrix`.
@frozen public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Colours stay as they are.
    @inlinable public init() {}
}

extension ColorTransform {
    init(_ matrix: ColorMatrix) {
        let rows: [[Float]] = [
            [matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5],
            [matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5],
            [matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5],
            [matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5],
        ]
        self.init(rows.map { $0.map(Double.init) })
    }
}
