import InMemoryRenderer
import SwapiKit
import SwapiUI
import SwiftUI
import SwiftUICore
import TestSupport
import Testing

struct CharacterDetailsViewTests {
    private func window(width: CGFloat) throws -> InMemoryWindow {
        let archive = try Archive()
        return InMemoryWindow(
            CharacterDetailsView(character: archive.people[0], details: CharacterDetailsSource(archive: archive))
                .environment(\.locale, .british),
            size: CGSize(width: width, height: 900))
    }

    @Test("in a wide sheet the facts stand beside the picture")
    func wide() throws {
        let window = try window(width: 640)
        let picture = try window.frame("Portrait of Luke Skywalker, with blond hair")
        // 20 of padding; the large title above is 54 high outside of a sheet.
        #expect(picture == CGRect(x: 20, y: 74, width: 200, height: 267))
        #expect(try window.frame("Height").minX == 20 + 200 + 24)
        #expect(try window.frame("172 cm").maxX == 640 - 20)
    }

    @Test("in a narrow sheet they stand below it")
    func narrow() throws {
        let window = try window(width: 376)
        let picture = try window.frame("Portrait of Luke Skywalker, with blond hair")
        #expect(picture.midX == 188)
        #expect(try window.frame("Height").origin == CGPoint(x: 20, y: picture.maxY + 20 + 8))
    }

    @Test("the picture is described by the species too, and by the name alone while no more is known")
    func description() throws {
        let brief = People(uid: "13", name: "Chewbacca")
        let window = { (archive: Archive) in
            InMemoryWindow(
                CharacterDetailsView(character: brief, details: CharacterDetailsSource(archive: archive)),
                size: CGSize(width: 640, height: 900))
        }
        _ = try window(try Archive()).frame("Portrait of Chewbacca, a Wookie with brown hair")
        _ = try window(Archive(people: [])).frame("Portrait of Chewbacca")
    }

    @Test("nothing is said of the picture that stands in for one that there isn't")
    func placeholder() throws {
        let rey = People(uid: "99", name: "Rey")
        let window = InMemoryWindow(
            CharacterDetailsView(character: rey, details: CharacterDetailsSource(archive: Archive(people: [rey]))),
            size: CGSize(width: 640, height: 900))
        let isSaid = { (window: InMemoryWindow) in window.elements.contains { $0.element.kind == .image } }
        #expect(!isSaid(window))
        #expect(isSaid(try self.window(width: 640)))
    }

    @Test("a fact's name and its value share a baseline, and the values end at one line")
    func facts() throws {
        let window = try window(width: 640)
        for (name, value) in [("Height", "172 cm"), ("Mass", "77 kg"), ("Birth year", "19 BBY")] {
            #expect(try window.frame(name).minY == window.frame(value).minY)
            #expect(try window.frame(value).maxX == 620)
        }
    }

    @Test("what the archive does not know is asked of the server, and a failure offers Retry")
    func server() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        defer { server.stop() }
        server.answerNext("/api/people/1", with: .response(.status(500)))
        let source = CharacterDetailsSource(api: API(baseURL: server.url("/api"), retries: 0))
        let window = InMemoryWindow(
            CharacterDetailsView(character: People.mockData()[0], details: source),
            size: CGSize(width: 640, height: 900))
        #expect(window.texts.contains("Loading details…"))
        #expect(await window.settle { window.buttons.contains("Retry") })
        try window.press("Retry")
        #expect(await window.settle { window.texts.contains("19 BBY") })
        #expect(window.texts.contains("Tatooine"))
        #expect(window.texts.contains("A New Hope"))
    }
}
