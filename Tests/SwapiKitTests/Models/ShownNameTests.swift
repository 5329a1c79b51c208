import Foundation
import SwapiKit
import Testing

struct ShownNameTests {
    private func shown(_ name: String, uid: String = "17") -> String { People(uid: uid, name: name).shownName }

    @Test func `the names of the archive are shown as they are`() throws {
        let archive = try Archive()
        for kind in Kind.allCases {
            for record in archive.records(of: kind) { #expect(record.shownName == record.name) }
        }
    }

    @Test(arguments: ["", " ", "\u{A0}\n\t", "\u{200B}\u{202E}", "\u{0}"])
    func `a name that nobody could see has a stand-in with the record's number`(name: String) {
        #expect(shown(name) == "Unnamed (17)")
        #expect(shown(name, uid: name) == "Unnamed")
        #expect(Film(uid: "4", title: name).shownName == "Unnamed (4)")
    }

    @Test func `a name is in one line, without blanks at its ends`() {
        #expect(shown(" Luke\n\n  Skywalker\t") == "Luke Skywalker")
    }

    @Test func `nothing in a name turns the direction of what follows, or ends it`() {
        #expect(shown("Luke\u{202E} Sky\u{0}walk\u{2067}er") == "Luke Skywalker")
        // What joins letters stays.
        #expect(shown("ক\u{200D}ষ") == "ক\u{200D}ষ")
    }

    @Test func `a huge name is cut, also if it is one letter with many accents`() {
        #expect(shown(String(repeating: "x", count: 120)) == String(repeating: "x", count: 120))
        #expect(shown(String(repeating: "x", count: 1_000_000)) == String(repeating: "x", count: 120) + "…")
        #expect(shown("o" + String(repeating: "\u{301}", count: 1_000_000)).unicodeScalars.count == 121)
        #expect(shown(String(repeating: " ", count: 1_000_000) + "Luke") == "Luke")
        #expect(shown("", uid: String(repeating: "9", count: 1_000_000)).unicodeScalars.count < 140)
    }
}
