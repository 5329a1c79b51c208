import Foundation
import SwapiKit
import Testing

struct FactTests {
    @Test(arguments: [
        (nil, "Unknown"), ("", "Unknown"), ("unknown", "Unknown"), ("Indefinite", "Unknown"), ("n/a", "Not applicable"),
        ("N/A", "Not applicable"), ("none", "None"), ("auburn, grey", "Auburn, grey"), (" male ", "Male"),
    ])
    func `words are shown with a capital, and no value in words`(raw: String?, shown: String) {
        #expect(FactText(raw).shown == shown)
    }

    @Test func `birth years run from before to after the battle of Yavin`() throws {
        let years = try ["1,000BBY", "896BBY", "41.9BBY", "19 BBY", "4ABY"].map { try #require(BirthYear($0)) }
        #expect(years.map(\.year) == [-1_000, -896, -41.9, -19, 4])
        #expect(years == years.shuffled().sorted())
        #expect(years.map(\.shown) == ["1,000 BBY", "896 BBY", "41.9 BBY", "19 BBY", "4 ABY"])
    }

    @Test(arguments: [nil, "unknown", "", "BBY", "19", "nanBBY", "-3BBY", "infABY", "0x10BBY", "1e3BBY", "19-21BBY"])
    func `what is no birth year is nil`(raw: String?) {
        #expect(BirthYear(raw) == nil)
    }

    @Test func `a birth year is shown with a blank before its unit`() {
        #expect(BirthYear.shown("19BBY") == "19 BBY")
        #expect(BirthYear.shown("unknown") == "Unknown")
    }
}
