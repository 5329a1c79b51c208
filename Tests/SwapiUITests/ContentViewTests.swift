import InMemoryRenderer
import SwapiKit
import SwapiUI
import SwiftUI
import Testing

struct ContentViewTests {
    private func window(width: CGFloat) throws -> InMemoryWindow {
        let archive = try Archive()
        return InMemoryWindow(
            ContentView(
                charactersViewModel: CharactersViewModel(archive: archive.people),
                moviesViewModel: MoviesViewModel(films: archive.films),
                details: CharacterDetailsSource(archive: archive)),
            size: CGSize(width: width, height: 700), title: "Star Wars Archive", showsBars: true)
    }

    @Test("two tabs switch between characters and movies, and the characters stay where they were")
    func tabs() throws {
        let window = try window(width: 900)
        #expect(window.tabBar?.tabs.map(\.title) == ["Characters", "Films"])
        try window.scroll(to: CGPoint(x: 0, y: 500))
        let before = try window.frame("Obi-Wan Kenobi")
        try window.selectTab("Films")
        #expect(window.has("A New Hope"))
        #expect(!window.has("Obi-Wan Kenobi"))
        try window.selectTab("Characters")
        #expect(try window.frame("Obi-Wan Kenobi") == before)
    }

    @Test("a wide window has the tabs in its bar, a narrow one at its bottom, under the window's title")
    func placement() throws {
        #expect(try window(width: 900).headerBar?.tabs != nil)
        let narrow = try window(width: 400)
        #expect(narrow.headerBar?.tabs == nil)
        #expect(narrow.headerBar?.title == "Star Wars Archive")
        #expect(narrow.tabBar?.tabs.count == 2)
    }

    @Test("the bar has a button to refresh, which Control-R presses")
    func refreshButton() throws {
        let bar = try #require(try window(width: 900).headerBar)
        let button = try #require(bar.trailing.first)
        #expect(button.accessibility.label == "Refresh")
        guard case .button(let appearance) = button.kind else { return #expect(Bool(false), "\(button.kind)") }
        #expect(appearance.shortcut?.key == "r")
        #expect(appearance.shortcut?.command == true)
    }

    @Test("films that are known have no button to refresh")
    func moviesBar() throws {
        let window = try window(width: 900)
        try window.selectTab("Films")
        #expect(window.headerBar?.trailing.isEmpty == true)
    }
}
