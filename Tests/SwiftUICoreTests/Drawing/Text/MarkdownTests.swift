import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct MarkdownTests {
    private typealias Run = Markdown.Run

    @Test func `marks become intents`() {
        #expect(
            Markdown.runs(of: "a **b** *c* `d` ~~e~~") == [
                Run(text: "a "), Run(text: "b", intent: .strong), Run(text: " "), Run(text: "c", intent: .emphasis),
                Run(text: " "), Run(text: "d", intent: .code), Run(text: " "), Run(text: "e", intent: .strikethrough),
            ])
        #expect(Markdown.runs(of: "***x***") == [Run(text: "x", intent: [.strong, .emphasis])])
        #expect(Markdown.runs(of: "_x_") == [Run(text: "x", intent: .emphasis)])
        #expect(Markdown.runs(of: #"\*x\* & *"#) == [Run(text: "*x* & *")])
    }

    @Test(arguments: [
        "# a", "- a", "* a", "1. a", "> a", "    a", "a\n\nb", "a  \nb ", "```", "---", "<b>x</b>", "[a]: b", " * ",
        "~x~",
        "snake_case_name", "2 * 3 * 4", "",
    ])
    func `blocks, blanks and ends of lines stay as they are`(text: String) {
        #expect(Markdown.runs(of: text).map(\.text).joined() == text)
        #expect(Markdown.runs(of: text).allSatisfy { $0.intent.isEmpty && $0.link == nil })
    }

    @Test func `emphasis goes on in the next line`() {
        #expect(Markdown.runs(of: "**a\nb**") == [Run(text: "a\nb", intent: .strong)])
    }

    @Test func `a link has the accent colour and can be pressed`() throws {
        var opened: [URL] = []
        let view = Text("To [the **site**](https://example.com/a?b=%20) now")
        #expect(
            Markdown.runs(of: "To [the **site**](https://example.com/a?b=%20) now") == [
                Run(text: "To "), Run(text: "the ", link: "https://example.com/a?b=%20"),
                Run(text: "site", intent: .strong, link: "https://example.com/a?b=%20"), Run(text: " now"),
            ])
        let window = InMemoryWindow(
            VStack { view }.font(.system(size: 10)).tint(.pureGreen)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0)
                        return .handled
                    }))
        let text = try #require(window.elements.compactMap(\.styledText).first)
        #expect(text.string == "To the site now")
        try #require(text.stretches.count == 4)
        #expect(text.stretches[1].style.color == .pureGreen)
        #expect(text.stretches[0].style.color == text.color)
        try window.press("the ")
        try window.press("site")
        #expect(opened.map(\.absoluteString) == Array(repeating: "https://example.com/a?b=%20", count: 2))
        // Three characters of 5 points before it, four in it.
        let place = try window.frame("the ")
        let whole = try window.frame("To the site now")
        #expect(place.minX - whole.minX == 15 && place.width == 20)
    }

    @Test func `what is put into a text is not read for marks, and addresses take arguments`() throws {
        let name = "**x**", path = "films"
        let text = try styled { Text("_\(name)_ [\(1)](https://example.com/\(path))") }
        #expect(text.string == "**x** 1")
        #expect(text.stretches[0].style.font.isItalic && text.stretches[0].style.font.weight == 400)
        #expect(text.links.map(\.url.absoluteString) == ["https://example.com/films"])
    }

    @Test func `verbatim texts and strings are not read for marks`() throws {
        let string = "**x**"
        #expect(try styled { Text(verbatim: "**x**") }.string == "**x**")
        #expect(try styled { Text(string) }.string == "**x**")
    }

    @Test func `an address goes to the desktop unless a view around handles it`() {
        var asked: [URL] = []
        SystemURLs.open = {
            asked.append($0); return true
        }
        defer { SystemURLs.open = nil }
        let url = URL(string: "https://example.com")!, other = URL(string: "https://example.org")!
        var accepted: [Bool] = []
        for result in [OpenURLAction.Result.handled, .discarded, .systemAction, .systemAction(other)] {
            OpenURLAction { _ in result }(url) { accepted.append($0) }
        }
        EnvironmentValues().openURL(url)
        #expect(accepted == [true, false, true, true])
        #expect(asked == [url, other, url])
    }

    @Test func `a link opens by the action that is handed down now`() throws {
        struct Sample: View {
            let log: Log
            @State private var turn = 0
            var body: some View {
                VStack {
                    // What is scrolled is only drawn anew when it looks another way.
                    ScrollView { Text("[site](https://example.com)") }
                    Button("Turn") { turn += 1 }
                }
                .environment(
                    \.openURL,
                    OpenURLAction { [turn, log] _ in
                        log.add("turn \(turn)")
                        return .handled
                    })
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        try window.press("site")
        try window.press("Turn")
        try window.press("site")
        #expect(log.entries == ["turn 0", "turn 1"])
    }
}
