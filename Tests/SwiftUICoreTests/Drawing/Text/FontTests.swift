import Foundation
import Testing

@testable import SwiftUICore

@Suite struct FontTests {
    private func font(_ settings: DesktopSettings = DesktopSettings(), @ViewBuilder _ content: () -> some View) throws
        -> ResolvedFont
    {
        try styled(settings, content).font
    }

    @Test func `weights go from 100 to 900`() {
        let all: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        #expect(
            all.map { Font.body.weight($0).resolved(DesktopSettings()).weight }
                == Array(stride(from: 100, through: 900, by: 100)))
    }

    @Test func `designs, widths, leading and small capitals reach the text`() throws {
        #expect(try font { Text("a").font(.body.monospaced()) }.design == .monospaced)
        #expect(try font { Text("a").monospaced() }.design == .monospaced)
        #expect(try font { VStack { Text("a") }.monospaced() }.design == .monospaced)
        #expect(try font { VStack { Text("a") }.monospacedDigit() }.monospacedDigits)
        #expect(try font { Text("a").monospacedDigit() }.monospacedDigits)
        #expect(try font { Text("a").fontDesign(.rounded) }.design == .rounded)
        #expect(try font { Text("a").fontWidth(.expanded) }.width == 0.3)
        #expect(try font { Text("a").font(.body.leading(.loose)) }.leading == .loose)
        let capitals = try font { Text("a").font(.body.lowercaseSmallCaps()) }
        #expect(capitals.smallCapsForLowercase && !capitals.smallCapsForUppercase)
        #expect(try font { Text("a").font(.body.smallCaps()) }.smallCapsForUppercase)
        #expect(try font { VStack { Text("a") }.italic() }.isItalic)
        #expect(try font { VStack { Text("a") }.bold() }.weight == 700)
        #expect(try font { Text("a").fontWeight(.heavy) }.weight == 800)
        #expect(try font { Text("a").italic() }.isItalic)
        #expect(try font { Text("a").font(.system(.body, design: .serif, weight: .ultraLight)) }.weight == 100)
    }

    @Test func `a custom font grows with the desktop's text unless it is fixed`() throws {
        let large = DesktopSettings(textScale: 2)
        #expect(try font(large) { Text("a").font(.custom("Serif", size: 10)) }.size == 20)
        #expect(try font(large) { Text("a").font(.custom("Serif", size: 10, relativeTo: .title)) }.size == 20)
        let fixed = try font(large) { Text("a").font(.custom("Serif", fixedSize: 10)) }
        #expect(fixed.size == 10 && fixed.family == "Serif")
        #expect(try font { Text("a").font(.custom("", size: 10)) }.family == nil)
    }

    @Test func `the size of text is that of the desktop, within the limits that a view sets`() throws {
        func size(_ scale: CGFloat, @ViewBuilder _ content: () -> some View) throws -> CGFloat {
            try font(DesktopSettings(textScale: scale, bodySize: 17), content).size
        }
        let text = Text("a").font(.body)
        #expect(try size(1) { text } == 17)
        #expect(try size(2) { text } == 34)
        #expect(try size(2) { text.dynamicTypeSize(...DynamicTypeSize.xxxLarge) } == 23)
        #expect(try size(1) { text.dynamicTypeSize(.xxLarge ... .accessibility1) } == 21)
        #expect(try size(1.05) { text.dynamicTypeSize(...DynamicTypeSize.xxxLarge) } == 17 * 1.05)
        #expect(try size(1) { text.dynamicTypeSize(.accessibility5) } == 53)
        #expect(EnvironmentValues(settings: DesktopSettings(textScale: 2)).dynamicTypeSize == .accessibility2)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }
}
