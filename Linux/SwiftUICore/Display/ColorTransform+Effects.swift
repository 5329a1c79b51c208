import Foundation

// Source: W3C, Filter Effects Module Level 1, the shorthand filters and `feColorMatrix`.
extension ColorTransform {
    private static let luminance = [0.2126, 0.7152, 0.0722]

    static func brightness(_ amount: Double) -> ColorTransform {
        ColorTransform([[1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount], [0, 0, 0, 1, 0]])
    }

    /// Away from the middle grey, or towards it.
    static func contrast(_ amount: Double) -> ColorTransform {
        let middle = (1 - amount) / 2
        return ColorTransform([
            [amount, 0, 0, 0, middle], [0, amount, 0, 0, middle], [0, 0, amount, 0, middle], [0, 0, 0, 1, 0],
        ])
    }

    /// Away from grey of the same luminance, or towards it.
    static func saturation(_ amount: Double) -> ColorTransform {
        let rows = (0..<3).map { row in
            (0..<3).map { luminance[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0, 0]
        }
        return ColorTransform(rows + [[0, 0, 0, 1, 0]])
    }

    static func hueRotation(_ angle: Double) -> ColorTransform {
        let (cosine, sine) = (cos(angle), sin(angle))
        let turned: [[Double]] = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        let weights = [0.213, 0.715, 0.072]
        let rows = (0..<3).map { row in
            (0..<3).map { column in
                weights[column] + cosine * ((row == column ? 1 : 0) - weights[column]) + sine * turned[row][column]
            } + [0, 0]
        }
        return ColorTransform(rows + [[0, 0, 0, 1, 0]])
    }

    static let invert = inverted(by: 1)

    /// Towards the opposite colour.
    static func inverted(by amount: Double) -> ColorTransform {
        let factor = 1 - 2 * amount
        return ColorTransform([
            [factor, 0, 0, 0, amount], [0, factor, 0, 0, amount], [0, 0, factor, 0, amount], [0, 0, 0, 1, 0],
        ])
    }

    /// One colour, as opaque as there was something.
    static func silhouette(_ color: ResolvedColor) -> ColorTransform {
        ColorTransform([
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.opacity, 0],
        ])
    }

    /// One colour where the opacity is at least so much.
    static func threshold(_ least: Double, _ color: ResolvedColor) -> ColorTransform {
        // As steep as 256 steps allow.
        ColorTransform([
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue],
            [0, 0, 0, 255, 0.5 - 255 * least],
        ])
    }

    /// Black where the opacity is at most so much.
    static func ceiling(_ most: Double) -> ColorTransform {
        ColorTransform([[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, -255, 0.5 + 255 * most]])
    }

    static func multiply(_ color: ResolvedColor) -> ColorTransform {
        ColorTransform([
            [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0], [0, 0, 0, color.opacity, 0],
        ])
    }

    /// Black, as opaque as it was light.
    static let luminanceToAlpha = ColorTransform([
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], luminance + [0, 0],
    ])
}
