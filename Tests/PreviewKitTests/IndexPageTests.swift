import Foundation
import Testing

@testable import PreviewKit

struct IndexPageTests {
    private func entry(_ name: String, _ file: String, failure: String? = nil) -> IndexPage.Entry {
        IndexPage.Entry(
            name: name, file: file, line: 7, trait: "default layout",
            pictures: [.init(caption: "Light", file: "a ä.png", width: 400, height: 700)], failure: failure)
    }

    @Test("previews are grouped by file, with their name, trait and pictures in points")
    func groups() {
        let html = IndexPage(entries: [
            entry("One", "App/A.swift"), entry("Two", "App/A.swift"), entry("Three", "App/B.swift"),
        ])
        .html
        #expect(html.ranges(of: "<h2>").count == 2)
        #expect(html.ranges(of: "<h3>").count == 3)
        #expect(html.contains("One <small>line 7, default layout</small>"))
        #expect(html.contains("src=\"a%20%C3%A4.png\" width=\"400\" height=\"700\" alt=\"One, light\""))
    }

    @Test("names are text, not markup")
    func escaping() {
        let html = IndexPage(entries: [entry("<b> & \"c\"", "App/A.swift")]).html
        #expect(html.contains("&lt;b&gt; &amp; &quot;c&quot;"))
        #expect(!html.contains("<b>"))
    }

    @Test("a preview that could not be drawn says why")
    func failure() {
        let html = IndexPage(entries: [entry("One", "App/A.swift", failure: "It crashed (signal 5).")]).html
        #expect(html.contains("It crashed (signal 5)."))
        #expect(!html.contains("<img"))
    }
}

struct BuildOutputTests {
    @Test("of a failed build the compiler's errors are told, each once, with paths from the package's folder")
    func errors() {
        let output = """
            [3/9] Compiling SwapiUI FilmRow.swift
            /home/me/app/Sources/FilmRow.swift:16:42: error: value of type 'Film' has no member 'directr'
            16 |                 Text(film.directr)
               |                           `- error: value of type 'Film' has no member 'directr'
            /home/me/app/Sources/FilmRow.swift:16:42: error: value of type 'Film' has no member 'directr'
            error: fatalError
            """
        #expect(
            BuildOutput.summary(of: output, relativeTo: "/home/me/app")
                == "Sources/FilmRow.swift:16:42: error: value of type 'Film' has no member 'directr'")
    }

    @Test("without a place in a file the builder's own words are told")
    func others() {
        #expect(
            BuildOutput.summary(of: "error: no such module\n", relativeTo: "/") == "error: no such module")
        #expect(BuildOutput.summary(of: "ld: out of disk\n\n", relativeTo: "/") == "ld: out of disk")
    }
}

struct PreviewLinkTests {
    @Test("orders arrive in order, long ones too, until the other end is closed")
    func orders() throws {
        typealias Sender = PreviewLink<PreviewOrder, PreviewReport>
        let (sender, end) = try #require(Sender.pair())
        let receiver = PreviewLink<PreviewReport, PreviewOrder>(descriptor: end.fileDescriptor)
        let long = String(repeating: "é\n", count: 20_000)
        sender.send(.showFailure(long))
        sender.send(.close)
        var orders: [PreviewOrder] = []
        while orders.count < 2 { orders += try #require(receiver.receive()) }
        #expect(orders == [.showFailure(long), .close])
        receiver.send(.frame(WindowFrame(width: 4, height: 7)))
        #expect(sender.receive() == [.frame(WindowFrame(width: 4, height: 7))])
        sender.close()
        #expect(receiver.receive() == nil)
        receiver.send(.shown)
    }
}
