import InMemoryRenderer
import SwapiKit
import SwapiUI
import SwiftUI
import SwiftUICore
import Testing

struct MoviesViewTests {
    private func window(width: CGFloat) throws -> InMemoryWindow {
        InMemoryWindow(
            MoviesView(moviesViewModel: MoviesViewModel(films: try Archive().films)),
            size: CGSize(width: width, height: 900))
    }

    @Test("six films stand in the order of release, with episode, director and date")
    func films() throws {
        let window = try window(width: 400)
        let titles = [
            "A New Hope", "The Empire Strikes Back", "Return of the Jedi", "The Phantom Menace", "Attack of the Clones",
            "Revenge of the Sith",
        ]
        #expect(window.texts.filter(titles.contains) == titles)
        #expect(
            window.texts.filter { ["IV", "V", "VI", "I", "II", "III"].contains($0) } == [
                "IV", "V", "VI", "I", "II", "III",
            ])
        #expect(window.texts.contains("Directed by Irvin Kershner"))
        #expect(window.texts.contains { $0.hasPrefix("Released") && $0.contains("1977") })
    }

    @Test("films that can't be had leave the reason and Retry in their place, and no banner above it")
    func failure() throws {
        let catalogue = CatalogueModel(bundled: { throw Archive.Failure.missing })
        let window = InMemoryWindow(
            ContentView(catalogue: catalogue), size: CGSize(width: 400, height: 900), showsBars: true)
        #expect(window.texts.contains("No characters to show"))
        try window.selectTab("Films")
        #expect(window.texts.contains("No films to show"))
        #expect(window.texts.contains { $0.hasPrefix("The archive is missing from the app.") })
        #expect(window.buttons.filter { $0 == "Retry" }.count == 1)
    }

    @Test("films stand below each other at 400 points, and side by side where there is room")
    func widths() throws {
        // Row: margin 16, padding 16, the episode's 64, a gap of 16.
        #expect(try window(width: 400).frame("A New Hope").minX == 16 + 16 + 64 + 16)
        // However large the text is, a row is no wider than the page.
        let large = InMemoryWindow(
            MoviesView(moviesViewModel: MoviesViewModel(films: try Archive().films)),
            size: CGSize(width: 400, height: 900), settings: DesktopSettings(textScale: 3))
        #expect(try large.frame("A New Hope").maxX <= 400 - 16 - 16)
        // (1600 − 2 × 24 + 12) / (340 + 12) = 4.4: four columns of (1552 − 3 × 12) / 4 = 379.
        let wide = try window(width: 1600)
        #expect(try wide.frame("A New Hope").minX == 24 + 16 + 64 + 16)
        #expect(try wide.frame("The Empire Strikes Back").minX == 24 + 379 + 12 + 16 + 64 + 16)
        #expect(try wide.frame("Attack of the Clones").minY > wide.frame("The Phantom Menace").maxY)
    }
}
