import Foundation
import Testing

@testable import GtkRenderer

struct SymbolNamesTests {
    @Test("A variant without an icon of its own shows the plain symbol's")
    func variants() {
        #expect(SymbolNames.icon(for: "gearshape.2.fill") == "emblem-system-symbolic")
        #expect(SymbolNames.icon(for: "exclamationmark.triangle.fill") == "dialog-warning-symbolic")
        #expect(SymbolNames.icon(for: "xmark.circle") == "window-close-symbolic")
    }

    @Test("A filled star and an empty one differ")
    func stars() {
        #expect(SymbolNames.icon(for: "star") != SymbolNames.icon(for: "star.fill"))
    }

    @Test("A symbol that has no counterpart shows a missing picture", arguments: ["", "nonsense", "nonsense.fill"])
    func unknown(name: String) {
        #expect(SymbolNames.icon(for: name) == SymbolNames.unknown)
    }

    @Test("Each icon of our own lies beside the program")
    func ownIcons() throws {
        let folder = try #require(OwnIcons.folder)
        for name in Set(OwnIcons.names.values) {
            #expect(FileManager.default.fileExists(atPath: "\(folder)/hicolor/scalable/actions/\(name)-symbolic.svg"))
        }
        #expect(SymbolNames.icon(for: "film.fill") == "swiftui-film-symbolic")
    }
}
