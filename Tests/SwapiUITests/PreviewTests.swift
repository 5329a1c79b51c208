import InMemoryRenderer
import SwapiUI
import SwiftUI
import SwiftUICore
import Testing

/// Previews are found in the running program, so that none can be forgotten in a list.
struct PreviewTests {
    private var previews: [PreviewRecord] {
        PreviewRecord.all.filter { $0.fileID.hasPrefix("SwapiUI/") }
    }

    @Test("every screen has a preview")
    func screens() {
        let files = Set(previews.map { String($0.fileID.dropFirst("SwapiUI/".count)) })
        for file in ["ContentView", "CharactersView", "CharacterView", "CharacterDetailsView", "MoviesView"] {
            #expect(files.contains("\(file).swift"))
        }
    }

    @Test("every preview shows something, and says what in light and dark")
    func show() {
        for preview in previews {
            for isDark in [false, true] {
                let window = InMemoryWindow(
                    AnyView(preview.makeBody()), size: CGSize(width: 400, height: 700),
                    settings: DesktopSettings(isDark: isDark))
                #expect(window.elements.count > 1, "\(preview.name ?? preview.fileID)\n\(window.tree)")
            }
        }
        #expect(previews.count >= 5)
    }
}
