import Foundation
import SwiftUICore
import Testing

@testable import GtkRenderer

/// GSK makes no gradient of numbers that are none, infinite or too small, and ended the app for want of one.
struct PaintTests {
    private let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private let blue = ResolvedColor(red: 0, green: 0, blue: 1)

    private func stops(_ first: CGFloat = 0, _ second: CGFloat = 1) -> [Paint.GradientStop] {
        [.init(color: red, location: first), .init(color: blue, location: second)]
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
    func `a gradient about a point that is nowhere is its last colour`(number: CGFloat) {
        let point = CGPoint(x: 0, y: number)
        let radii = CGSize(width: 5, height: 5)
        #expect(Paint.linearGradient(stops(), from: .zero, to: point).drawable == .color(blue))
        #expect(Paint.radialGradient(stops(), center: point, start: 0, radii: radii).drawable == .color(blue))
        #expect(Paint.angularGradient(stops(), center: point, start: 0).drawable == .color(blue))
        #expect(Paint.angularGradient(stops(), center: .zero, start: number).drawable == .color(blue))
    }

    private func radial(_ start: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Paint {
        Paint.radialGradient(stops(), center: .zero, start: start, radii: CGSize(width: width, height: height))
    }

    @Test func `endless radii are very large ones, and those that are none the last colour`() {
        #expect(radial(0, .infinity, 1e300).drawable == radial(0, 1e9, 1e9))
        for radius in [CGFloat.nan, 0, -1, -CGFloat.infinity] {
            #expect(radial(0, 5, radius).drawable == .color(blue))
            #expect(radial(0, radius, 5).drawable == .color(blue))
        }
        #expect(radial(.nan, 5, 5).drawable == radial(0, 5, 5))
        #expect(radial(-1, 5, 5).drawable == radial(0, 5, 5))
        #expect(radial(.infinity, 5, 5).drawable == radial(0.9999, 5, 5))
    }

    @Test func `places of colours rise from 0 to 1, and there are two at least`() {
        func places(_ stops: [Paint.GradientStop]) -> [CGFloat] {
            guard
                case .linearGradient(let stops, _, _) = Paint.linearGradient(
                    stops, from: .zero, to: CGPoint(x: 1, y: 0)
                ).drawable
            else { return [] }
            return stops.map(\.location)
        }
        #expect(places(stops(.nan, .nan)) == [0, 0])
        #expect(places(stops(-1, 7)) == [0, 1])
        #expect(places(stops(0.8, 0.2)) == [0.8, 0.8])
        #expect(places([]) == [0, 0])
        #expect(places([.init(color: red, location: 0.5)]) == [0.5, 0.5])
    }
}
