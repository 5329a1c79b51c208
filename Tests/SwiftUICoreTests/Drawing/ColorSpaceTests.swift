import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ColorSpaceTests {
    private func isNear(_ color: ResolvedColor, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
        [(color.red, red), (color.green, green), (color.blue, blue)].allSatisfy { abs($0 - $1) < 0.002 }
    }

    private func resolved(_ color: Color) -> ResolvedColor { color.resolved(in: EnvironmentValues()) }

    @Test func `white, black and grey are the same in Display P3`() {
        for white in [0, 0.25, 0.5, 1] {
            #expect(isNear(resolved(Color(.displayP3, white: white)), white, white, white))
        }
    }

    /// Values by the matrices of CSS Color 4: `color(display-p3 0.5 0.2 0.2)` is `rgb(54.2% 17.4% 18.8%)`.
    @Test func `colours of Display P3 are stronger in sRGB, and what it can't show is clipped`() {
        #expect(isNear(resolved(Color(.displayP3, red: 0.5, green: 0.2, blue: 0.2)), 0.5418, 0.1737, 0.1882))
        #expect(isNear(resolved(Color(.displayP3, red: 1, green: 0, blue: 0)), 1, 0, 0))
        #expect(isNear(resolved(Color(.displayP3, red: 0, green: 1, blue: 0)), 0, 1, 0))
    }

    @Test func `half of the light is 0.735 in sRGB`() {
        #expect(isNear(resolved(Color(.sRGBLinear, red: 0.5, green: 0, blue: 1)), 0.7354, 0, 1))
        #expect(isNear(resolved(Color(.sRGBLinear, white: 0.002)), 0.0258, 0.0258, 0.0258))
    }

    @Test func `a colour is resolved to amounts of light, in the environment's appearance`() {
        var environment = EnvironmentValues()
        let grey = Color(white: 0.5, opacity: 0.25).resolve(in: environment)
        #expect(abs(grey.linearRed - 0.2140) < 0.001 && abs(grey.red - 0.5) < 0.001 && grey.opacity == 0.25)
        #expect(grey.description == "#80808040")
        environment.colorScheme = .light
        let light = Color.primary.resolve(in: environment)
        environment.colorScheme = .dark
        #expect(light != Color.primary.resolve(in: environment))
        // More red than sRGB has is kept.
        let strong = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment)
        #expect(abs(strong.linearRed - 1.2249) < 0.001 && strong.linearGreen < 0)
        let same = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
        #expect(abs(same.linearRed - strong.linearRed) < 1e-5 && abs(same.linearBlue - strong.linearBlue) < 1e-5)
    }

    @Test func `a resolved colour is a style and a colour, and can be stored`() throws {
        var red = Color.Resolved(red: 0, green: 0, blue: 0.5)
        red.red = 1
        red.blue = 0
        #expect(red.linearRed == 1)
        #expect(resolved(Color(red)) == .pureRed)
        guard case .fill(_, .color(.pureRed))? = drawn(100, 100, { Rectangle().fill(red) }).first else {
            Issue.record("not red")
            return
        }
        let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(red))
        #expect(copy == red)
    }
}
