import InMemoryRenderer
import SwapiKit
import SwapiUI
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct CharactersViewTests {
    private let archive: Archive

    init() throws {
        archive = try Archive()
    }

    private func window(width: CGFloat, height: CGFloat = 700, showsBars: Bool = false) -> InMemoryWindow {
        let model = CharactersViewModel(archive: archive.people)
        let view = CharactersView(
            charactersViewModel: model, details: CharacterDetailsSource(archive: archive))
        return InMemoryWindow(
            view.environment(\.locale, .british), size: CGSize(width: width, height: height), showsBars: showsBars)
    }

    // Large title: 2 × 15 = 30 high, 16 above and 8 below it: the first card begins at 54.

    @Test("at 400 points there are two columns within margins of 16")
    func narrow() throws {
        let window = window(width: 400)
        // 400 − 2 × 16 = 368 has room for two times 160 and a gap of 10: (368 − 10) / 2 = 179 wide, 4 / 3 as high.
        #expect(try window.frame("Luke Skywalker") == CGRect(x: 16, y: 54, width: 179, height: 239))
        #expect(try window.frame("C-3PO").minX == 16 + 179 + 10)
        // The next line begins 20 below: 54 + 238.67 + 20, rounded once.
        #expect(try window.frame("R2-D2").origin == CGPoint(x: 16, y: 313))
    }

    @Test("a blank name has a stand-in, a huge one is cut, and both cards open")
    func oddNames() throws {
        let huge = String(repeating: "Wan ", count: 100_000)
        let archive = Archive(
            people: [People(uid: "5", name: " \n"), People(uid: "6", name: huge)],
            films: [Film(uid: "1", title: "", characters: [Reference(uid: "5")])])
        let view = CharactersView(
            charactersViewModel: CharactersViewModel(archive: archive.people),
            details: CharacterDetailsSource(archive: archive))
        let window = InMemoryWindow(view, size: CGSize(width: 900, height: 700))
        #expect(window.buttons.contains { $0.hasPrefix("Wan Wan Wan") && $0.hasSuffix("…") && $0.count < 130 })
        try window.press("Unnamed (5)")
        #expect(window.texts.contains("Unnamed (1)"))
        #expect(!window.texts.contains { $0.count > 200 })
    }

    @Test("at 900 points there are five columns within margins of 24")
    func medium() throws {
        let window = window(width: 900)
        // 900 − 2 × 24 = 852; five cards: (852 − 4 × 10) / 5 = 162.4.
        #expect(try window.frame("Luke Skywalker").minX == 24)
        #expect(try window.frame("Leia Organa").maxX == 900 - 24)
        #expect(try window.frame("Owen Lars").minX == 24)
        #expect(try window.frame("Owen Lars").minY > window.frame("Leia Organa").maxY)
    }

    @Test("at 1 600 points there are nine columns")
    func wide() throws {
        let window = window(width: 1600)
        let first = try window.frame("Luke Skywalker")
        #expect(try window.frame("Biggs Darklighter").minY == first.minY)
        #expect(try window.frame("Biggs Darklighter").maxX == 1600 - 24)
        #expect(try window.frame("Obi-Wan Kenobi").minX == 24)
    }

    @Test("the archive's people are there at once, and only those near the viewport are made")
    func lazy() throws {
        let window = window(width: 900)
        #expect(window.has("Luke Skywalker"))
        #expect(!window.has("Padmé Amidala"))
        try window.scrollDown(to: "Padmé Amidala")
        try window.scrollDown(to: "Tion Medon")
        #expect(!window.has("Luke Skywalker"))
    }

    @Test("a card is one button named after the character, and opens a sheet with their details")
    func sheet() throws {
        let window = window(width: 900, showsBars: true)
        try window.press("Luke Skywalker")
        #expect(window.sheets.count == 1)
        #expect(window.headerBar?.title == "Luke Skywalker")
        for text in ["172 cm", "77 kg", "19 BBY", "Male", "Blond", "Fair", "Blue", "Tatooine", "Return of the Jedi"] {
            #expect(window.texts.contains(text), "\(text) in \(window.texts)")
        }
        try window.press("Done")
        #expect(window.sheets.isEmpty)
        try window.press("Darth Vader")
        #expect(window.texts.contains("41.9 BBY"))
        try window.dismissSheet()
        #expect(window.sheets.isEmpty)
    }

    @Test("opening the sheet evaluates no card again")
    func sheetCost() throws {
        let window = window(width: 900)
        window.mark()
        try window.press("Luke Skywalker")
        #expect(window.evaluationCount(of: CharacterView.self) == 0)
    }

    @Test("a server's list begins with a progress view, grows page by page, and ends with 82 cards")
    func pages() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        defer { server.stop() }
        let model = CharactersViewModel(api: API(baseURL: server.url("/api"), retries: 0))
        let window = InMemoryWindow(
            CharactersView(charactersViewModel: model), size: CGSize(width: 400, height: 500))
        #expect(window.texts.contains("Loading characters…"))
        #expect(await window.settle { window.has("Luke Skywalker") })
        #expect(server.count("/api/people") == 1)
        #expect(server.count("/api/people?page=2&limit=10") == 0)

        try window.scroll(to: CGPoint(x: 0, y: 10_000))
        try await server.arrival(of: "/api/people?page=2&limit=10")
        while model.nextPage != .ended {
            try window.scroll(to: CGPoint(x: 0, y: 100_000))
            let shown = model.state
            #expect(await window.settle { model.state != shown || model.nextPage == .ended })
        }
        try window.scroll(to: CGPoint(x: 0, y: 100_000))
        #expect(window.has("Tion Medon"))
        #expect(server.requests.count == 9)
    }

    @Test("a page that fails leaves the cards, with a way to retry below them")
    func pageFails() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        defer { server.stop() }
        server.answerNext("/api/people?page=2&limit=10", with: .response(.status(500)))
        let model = CharactersViewModel(api: API(baseURL: server.url("/api"), retries: 0))
        // High enough for ten cards: the second page is asked for at once.
        let window = InMemoryWindow(
            CharactersView(charactersViewModel: model), size: CGSize(width: 400, height: 1500))
        #expect(await window.settle { window.buttons.contains("Retry") })
        #expect(window.has("Obi-Wan Kenobi"))
        try window.press("Retry")
        #expect(await window.settle { window.has("Anakin Skywalker") })
    }

    @Test("with nothing to show there is a sentence that says why, and Retry")
    func failure() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        defer { server.stop() }
        server.answerNext("/api/people", with: .response(.status(404)))
        let model = CharactersViewModel(api: API(baseURL: server.url("/api"), retries: 0))
        let window = InMemoryWindow(CharactersView(charactersViewModel: model))
        #expect(await window.settle { window.buttons.contains("Retry") })
        #expect(window.texts.contains("No characters to show"))
        try window.press("Retry")
        #expect(await window.settle { window.has("Luke Skywalker") })
    }

    @Test("pulling past the top asks for fresh people, and a failure stands above the cards")
    func refresh() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        defer { server.stop() }
        let model = CharactersViewModel(api: API(baseURL: server.url("/api"), retries: 0))
        let window = InMemoryWindow(CharactersView(charactersViewModel: model), size: CGSize(width: 400, height: 500))
        #expect(await window.settle { window.has("Luke Skywalker") })
        server.answerNext("/api/people", with: .response(.status(503)))
        try window.pullToRefresh()
        #expect(await window.settle { window.buttons.contains("Retry") })
        #expect(window.has("Luke Skywalker"))
        try window.press("Retry")
        #expect(await window.settle { !window.buttons.contains("Retry") })
    }

    @Test("the banner of a server's list stands still while the cards are scrolled")
    func fixedBanner() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        defer { server.stop() }
        let model = CharactersViewModel(api: API(baseURL: server.url("/api"), retries: 0))
        let window = InMemoryWindow(CharactersView(charactersViewModel: model), size: CGSize(width: 400, height: 500))
        #expect(await window.settle { window.has("Luke Skywalker") })
        server.answerNext("/api/people", with: .response(.status(503)))
        try window.pullToRefresh()
        #expect(await window.settle { window.buttons.contains("Retry") })
        let before = try window.frame("Retry")
        try window.scroll(to: CGPoint(x: 0, y: 300))
        #expect(try window.frame("Retry") == before)
    }

    @Test("another width leaves the first card in sight where it is, and the old width brings the old place back")
    func resize() throws {
        let window = window(width: 900)
        try window.scroll(to: CGPoint(x: 0, y: 1_500))
        let first = try #require(window.elements.first { $0.isButton && $0.frame.maxY > 0 && $0.frame.minY <= 0 })
        let (name, before) = (first.element.accessibility.label, first.frame.minY)
        for width in [400, 640, 1_100] {
            window.resize(to: CGSize(width: width, height: 700))
            let now = try window.frame(name).minY
            #expect(abs(now - before) <= 1, "\(name) at \(now) in \(width)")
        }
        window.resize(to: CGSize(width: 900, height: 700))
        #expect(abs(try window.frame(name).minY - before) <= 1)
        #expect(abs((window.scrollAreas.first?.scrollArea?.offset.y ?? 0) - 1_500) <= 1)
    }

    @Test("a scroll area is called after its page")
    func scrollName() throws {
        let window = window(width: 900)
        #expect(window.scrollAreas.map(\.element.accessibility.label) == ["Characters"])
    }

    @Test("a list on its way is one thing to hear of, named once")
    func loading() {
        let window = InMemoryWindow(CharactersView(charactersViewModel: CharactersViewModel()))
        let heard = window.elements.filter { $0.element.accessibility.label.contains("Loading") }
        #expect(heard.map(\.element.kind) == [.progress(fraction: nil)])
        #expect(heard.map(\.element.accessibility.label) == ["Loading characters…"])
    }

    @Test("a refresh that leaves only cards that are visible already goes on to the next page")
    func refreshGoesOn() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        defer { server.stop() }
        let model = CharactersViewModel(api: API(baseURL: server.url("/api"), retries: 0))
        // High enough for three pages.
        let window = InMemoryWindow(CharactersView(charactersViewModel: model), size: CGSize(width: 400, height: 3000))
        #expect(await window.settle { server.count("/api/people?page=3&limit=10") == 1 && model.nextPage == .idle })
        try window.pullToRefresh()
        #expect(await window.settle { server.count("/api/people?page=3&limit=10") == 2 })
    }
}
