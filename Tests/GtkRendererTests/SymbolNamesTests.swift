import Testing

@testable import GtkRenderer

struct SymbolNamesTests {
    @Test("A variant without an icon of its own shows the plain symbol's")
    func variants() {
        #expect(SymbolNames.icon(for: "person.3.fill") == "system-users-symbolic")
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
}
