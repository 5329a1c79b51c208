import Foundation
import Testing

@testable import SwiftUICore

struct ColorContrastTests {
    private func environment(dark: Bool, increased: Bool, accent: ResolvedColor? = nil) -> EnvironmentValues {
        EnvironmentValues(settings: DesktopSettings(isDark: dark, increasesContrast: increased, accent: accent))
    }

    @Test("Views read the desktop's contrast")
    func environmentValue() {
        #expect(environment(dark: false, increased: false).colorSchemeContrast == .standard)
        #expect(environment(dark: true, increased: true).colorSchemeContrast == .increased)
    }

    @Test("Secondary text stands out more with contrast, on light and on dark", arguments: [false, true])
    func secondary(dark: Bool) {
        let ratios = [false, true].map { increased in
            let environment = environment(dark: dark, increased: increased)
            return Color.secondary.resolved(in: environment)
                .contrastRatio(to: Color.windowBackground.resolved(in: environment))
        }
        #expect(ratios[0] >= 4.5)
        #expect(ratios[1] >= 7)
    }

    @Test("A colour set may have variants for contrast, and does without where it has none")
    func colorSet() throws {
        let bundle = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: bundle) }
        let folder = bundle.appendingPathComponent("Assets.xcassets/Ink.colorset")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func entry(_ red: String, _ appearances: String) -> String {
            """
            {"appearances": [\(appearances)],
             "color": {"components": {"red": "\(red)", "green": "0x00", "blue": "0x00", "alpha": "1"}}}
            """
        }
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        let colors = [entry("0x10", ""), entry("0x20", dark), entry("0x30", high)].joined(separator: ",")
        try Data("{\"colors\": [\(colors)]}".utf8).write(to: folder.appendingPathComponent("Contents.json"))

        let variants = try #require(AssetCatalog.catalog(at: bundle.path).color("Ink"))
        let reds = [(false, false), (true, false), (false, true), (true, true)].map { dark, increased in
            Int((variants.color(in: environment(dark: dark, increased: increased)).red * 255).rounded())
        }
        #expect(reds == [0x10, 0x20, 0x30, 0x20])
    }

    @Test("Text in the desktop's accent can be read, whatever was chosen", arguments: [false, true])
    func accent(dark: Bool) {
        for hex: UInt32 in [0x000000, 0x3584E4, 0xFFD54A, 0x9141AC, 0xFFFFFF] {
            let environment = environment(dark: dark, increased: false, accent: ResolvedColor(hex: hex))
            let text = Color.accentColor.resolved(in: environment)
            #expect(text.contrastRatio(to: Color.windowBackground.resolved(in: environment)) >= 4.5)
        }
    }
}
