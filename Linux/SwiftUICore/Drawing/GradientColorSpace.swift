import Foundation

extension Gradient {
    /// How colours go over into each other: as the screen has them, or as people see them.
    ///
    /// Source: Apple, SwiftUI, `Gradient.ColorSpace`.
    public struct ColorSpace: Hashable, Sendable {
        private enum Kind: Hashable {
            case device
            case perceptual
            case linear
        }

        private let kind: Kind

        public static let device = ColorSpace(kind: .device)
        public static let perceptual = ColorSpace(kind: .perceptual)
        /// As light mixes.
        static let linear = ColorSpace(kind: .linear)

        /// The parts between two stops that are straight enough to be drawn as the screen mixes colours.
        private static let steps = 8

        /// The stops, with others between them where the colours don't go along a straight line.
        func stops(_ stops: [Paint.GradientStop]) -> [Paint.GradientStop] {
            guard kind != .device, let first = stops.first else { return stops }
            return zip(stops, stops.dropFirst()).reduce(into: [first]) { all, pair in
                for step in 1..<Self.steps where pair.0.color != pair.1.color {
                    let part = Double(step) / Double(Self.steps)
                    all.append(
                        Paint.GradientStop(
                            color: mixed(pair.0.color, pair.1.color, by: part),
                            location: pair.0.location + (pair.1.location - pair.0.location) * part))
                }
                all.append(pair.1)
            }
        }

        func mixed(_ from: ResolvedColor, _ to: ResolvedColor, by part: Double) -> ResolvedColor {
            func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
            let opacity = between(from.opacity, to.opacity)
            switch kind {
            case .device:
                return ResolvedColor(
                    red: between(from.red, to.red), green: between(from.green, to.green),
                    blue: between(from.blue, to.blue), opacity: opacity)
            case .linear:
                func light(_ start: Double, _ end: Double) -> Double {
                    ResolvedColor.encoded(between(ResolvedColor.linear(start), ResolvedColor.linear(end)))
                }
                return ResolvedColor(
                    red: light(from.red, to.red), green: light(from.green, to.green),
                    blue: light(from.blue, to.blue), opacity: opacity)
            case .perceptual:
                return ResolvedColor(oklab: zip(from.oklab, to.oklab).map { between($0, $1) }, opacity: opacity)
            }
        }
    }
}

// Source: Björn Ottosson, A perceptual color space for image processing (Oklab).
extension ResolvedColor {
    var oklab: [Double] {
        let linear = [red, green, blue].map(Self.linear)
        let cones = Self.times(
            [
                [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
                [0.0883024619, 0.2817188376, 0.6299787005],
            ], linear
        ).map { cbrt($0) }
        return Self.times(
            [
                [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
                [0.0259040371, 0.7827717662, -0.8086757660],
            ], cones)
    }

    init(oklab: [Double], opacity: Double) {
        let cones = Self.times(
            [
                [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480],
            ], oklab
        ).map { $0 * $0 * $0 }
        let linear = Self.times(
            [
                [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
                [-0.0041960863, -0.7034186147, 1.7076147010],
            ], cones)
        let parts = linear.map { min(max(Self.encoded($0), 0), 1) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
    }

    private static func times(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
}
