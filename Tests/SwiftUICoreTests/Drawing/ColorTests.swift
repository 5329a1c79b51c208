import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ColorTests {
    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.001 }

    @Test func `a resolved colour counts light, and tells what sRGB makes of it`() {
        let grey = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
        #expect(isNear(Double(grey.linearRed), 0.2140) && isNear(Double(grey.red), 0.5))
        #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.214, green: 0, blue: 0).red > 0.499)
        // Outside of sRGB.
        let wide = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
        #expect(isNear(Double(wide.linearRed), 1.2249) && wide.linearGreen < 0)
        #expect("\(Color.Resolved(red: 1, green: 0.2, blue: 0, opacity: 0.2))" == "#FF330033")
        var changed = grey
        changed.red = 1
        #expect(changed.linearRed == 1)
    }

    @Test func `colours are resolved, and made of what is resolved`() {
        let resolved = Color.pureRed.opacity(0.5).resolve(in: EnvironmentValues())
        #expect(resolved == Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5))
        #expect(
            Color(resolved).resolved(in: EnvironmentValues())
                == ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5))
        #expect(
            resolved.drawn(in: EnvironmentValues())
                == .paint(.color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5))))
    }

    @Test func `colours are mixed as people see them, or as the screen does`() {
        func grey(_ color: Color) -> Double { color.resolved(in: EnvironmentValues()).red }
        #expect(isNear(grey(Color.black.mix(with: .white, by: 0.5, in: .device)), 0.5))
        // Half as light in Oklab is an eighth of the light: 0.3886 in sRGB.
        #expect(isNear(grey(Color.black.mix(with: .white, by: 0.5)), 0.3886))
        #expect(isNear(grey(Color.black.mix(with: .white, by: 2)), 1))
    }
}
