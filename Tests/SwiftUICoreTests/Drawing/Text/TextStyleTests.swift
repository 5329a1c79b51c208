import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct TextStyleTests {
    @Test func `texts that are added keep each its own look`() throws {
        let text = try styled {
            Text("a").bold() + Text("b").italic().foregroundColor(.pureRed) + Text("c")
        }
        #expect(text.stretches.map(\.string) == ["a", "b", "c"])
        #expect(text.stretches.map(\.style.font.weight) == [700, 400, 400])
        #expect(text.stretches.map(\.style.font.isItalic) == [false, true, false])
        #expect(text.stretches[1].style.color == .pureRed)
        #expect(text.stretches[2].style.color == text.color)
    }

    @Test func `a text without letters is as high as its own font`() throws {
        #expect(try styled { Text("").font(.system(size: 10)) }.font.size == 10)
        #expect(try styled { Text(verbatim: "").font(.system(size: 10)).font(.system(size: 30)) }.font.size == 10)
        #expect(try styled { Text("").font(.system(size: 10)) + Text("b") }.font.size == 15)
        #expect(try styled { Text("") }.font.size == 15)
    }

    @Test func `a limit below one line is one line`() throws {
        #expect(try styled { Text("a b").lineLimit(-3) }.lineLimit == 1)
        #expect(try styled { Text("a b").lineLimit(0) }.lineLimit == 1)
    }

    @Test func `what is said of a sum holds where its parts say nothing, and the inner one of two modifiers wins`()
        throws
    {
        let text = try styled { (Text("a").font(.system(size: 10)) + Text("b")).font(.system(size: 20)).font(.body) }
        #expect(text.stretches.map(\.style.font.size) == [10, 20])
        let colored = try styled { Text("a").foregroundColor(.pureRed).foregroundColor(.pureBlue) }
        #expect(colored.color == .pureRed)
    }

    @Test func `texts and pictures in an interpolation keep their look`() throws {
        let text = try styled { Text("one \(Text("two").bold()) \(Image(systemName: "star"))!") }
        #expect(text.stretches.map(\.string) == ["one ", "two", " ", "\u{FFFC}", "!"])
        #expect(text.stretches[1].style.font.weight == 700)
        #expect(text.stretches[3].run.attachment?.source == .symbol("star"))
        // A symbol of 16 × 16 in the tests' renderer.
        #expect(text.stretches[3].run.attachment?.size == CGSize(width: 16, height: 16))
        #expect(text.spoken == "one two !")
    }

    @Test func `lines under and through text have their colours`() throws {
        let text = try styled {
            Text("a").underline(color: .pureRed) + Text("b").strikethrough(pattern: .dash, color: .pureBlue)
                + Text("c").underline(false)
        }
        #expect(text.stretches.map(\.style.underline) == [.init(color: .pureRed), nil, nil])
        #expect(text.stretches.map(\.style.strikethrough) == [nil, .init(color: .pureBlue, dashes: [10, 5]), nil])
        let all = try styled { (Text("a") + Text("b").underline(false)).underline() }
        #expect(all.stretches.map(\.style.underline) == [.init(color: nil), nil])
    }

    @Test func `letters keep a distance, tracking before kerning, and stand above the line`() throws {
        let text = try styled {
            Text("a").kerning(2) + Text("b").kerning(2).tracking(3) + Text("c").baselineOffset(4)
        }
        #expect(text.stretches.map(\.style.letterSpacing) == [2, 3, 0])
        #expect(text.stretches.map(\.style.baselineOffset) == [0, 0, 4])
    }

    @Test func `modifiers of views say the same of all texts inside`() throws {
        let text = try styled {
            VStack { Text("a") }.underline(color: .pureRed).kerning(1).baselineOffset(2).fontWeight(.bold).fontDesign(
                .serif
            )
            .fontWidth(.condensed)
        }
        #expect(text.stretches.count == 1)
        let style = try #require(text.stretches.first?.style)
        #expect(style.underline == .init(color: .pureRed) && style.letterSpacing == 1 && style.baselineOffset == 2)
        #expect(style.font.weight == 700 && style.font.design == .serif && style.font.width == -0.3)
        let struck = try styled { VStack { Text("a") }.strikethrough().tracking(2) }
        #expect(struck.stretches.first?.style.strikethrough == .init(color: nil))
        #expect(struck.stretches.first?.style.letterSpacing == 2)
    }

    @Test func `a style of its own is resolved where the text is`() throws {
        let text = try styled { (Text("a") + Text("b").foregroundStyle(.tint)).tint(.pureGreen) }
        #expect(text.stretches[1].style.color == .pureGreen)
    }

    @Test(arguments: [
        (Text.LineStyle.Pattern.solid, [CGFloat]()), (.dot, [3, 3]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]),
        (.dashDotDot, [10, 3, 3, 3, 3, 3]),
    ])
    func `a line has the gaps of its pattern`(pattern: Text.LineStyle.Pattern, dashes: [CGFloat]) throws {
        let text = try styled { VStack { Text("a") }.underline(pattern: pattern) }
        #expect(text.stretches.first?.style.underline?.dashes == dashes)
    }

    @Test func `text takes a gradient from around or its own, and is drawn a gradient at a time`() throws {
        let gradient = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
        let all = try styled { Text("a").foregroundStyle(gradient) }
        #expect(all.layers.map(\.gradient?.stops.count) == [2])
        #expect(all.layers[0].text.stretches.map(\.style.color.opacity) == [1])

        let mixed = try styled {
            (Text("a").foregroundStyle(.yellow) + Text("b") + Text("c").foregroundStyle(Color.pureGreen))
                .foregroundStyle(gradient)
        }
        let layers = mixed.layers
        #expect(layers.map { $0.gradient == nil } == [true, false])
        #expect(layers[0].text.stretches.map(\.style.color.opacity) == [1, 0, 1])
        #expect(layers[1].text.stretches.map(\.style.color.opacity) == [0, 1, 0])
        #expect(layers.allSatisfy { $0.text.string == "abc" })

        let plain = try styled { Text("a").foregroundStyle(Color.pureRed) }
        #expect(plain.layers.count == 1 && plain.layers[0].text == plain)
    }

    @Test func `an attributed string brings its links, fonts and lines`() throws {
        var string = AttributedString("a")
        string.font = .system(size: 9)
        var link = AttributedString("b")
        link.link = URL(string: "https://example.com")
        link.underlineStyle = .single
        link.foregroundColor = .pureBlue
        let text = try styled { Text(string + link).foregroundColor(.pureRed) }
        #expect(text.stretches.map(\.style.color) == [.pureRed, .pureBlue])
        #expect(text.stretches[0].style.font.size == 9)
        #expect(text.stretches[1].style.underline != nil)
        #expect(text.links.map(\.url.absoluteString) == ["https://example.com"])
    }

    @Test func `attributed strings, parts of them and values formatted as such keep their look in an interpolation`()
        throws
    {
        var string = AttributedString("a")
        string.foregroundColor = .pureBlue
        let both = string + AttributedString("b")
        let part = both[both.startIndex..<both.index(afterCharacter: both.startIndex)]
        for text in [Text("\(string)-"), Text("\(part)-"), Text("\("a", format: BlueStyle())-")] {
            let text = try styled { text.foregroundColor(.pureRed) }
            #expect(text.string == "a-")
            #expect(text.stretches.map(\.style.color) == [.pureBlue, .pureRed])
        }
    }

    @Test func `values are formatted`() throws {
        #expect(Text(1234.5, format: .number.locale(Locale(identifier: "de_DE"))).string == "1.234,5")
        let formatter = NumberFormatter()
        formatter.minimumIntegerDigits = 4
        #expect(Text(NSNumber(value: 7), formatter: formatter).string == "0007")
        #expect(Text("\(NSNumber(value: 7), formatter: formatter)").string == "0007")
    }

    @Test func `control characters and overrides of direction are left out`() throws {
        let text = try styled { Text(verbatim: "a\u{0}b\u{7}\u{202E}gpj.exe\u{202C}\u{85}\tc\n") }
        #expect(text.string == "abgpj.exe\tc\n")
        #expect(TextCleaning.harmless("\u{2067}x") == "\u{2067}x\u{2069}")
        #expect(TextCleaning.harmless("“Padmé…” — 30 °C") == "“Padmé…” — 30 °C")
    }
}

/// Makes text blue.
private struct BlueStyle: FormatStyle {
    func format(_ value: String) -> AttributedString {
        var string = AttributedString(value)
        string.foregroundColor = .pureBlue
        return string
    }
}
