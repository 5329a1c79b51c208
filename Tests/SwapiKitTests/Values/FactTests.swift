import Foundation
import SwapiKit
import Testing

struct FactTests {
    let english = Locale(identifier: "en_US")

    @Test(arguments: [
        ("172", 172), ("1,358", 1_358), ("342,953", 342_953), ("1000km", 1_000), ("36.8 ", 36.8), ("1 standard", 1),
        ("1", 1), ("0.98", 0.98), ("1000000000000", 1_000_000_000_000), ("0", 0),
    ])
    func `numbers are read with commas, units and blanks`(raw: String, number: Double) throws {
        let fact = try #require(FactNumber(raw))
        #expect(fact.lower == number)
        #expect(fact.upper == number)
        #expect(fact.note == nil)
    }

    @Test func `a range has two ends and is sorted by the lower one`() throws {
        let crew = try #require(FactNumber("30-165"))
        #expect((crew.lower, crew.upper) == (30, 165))
        #expect(crew.formatted(locale: english) == "30 to 165")
        #expect(crew < (try #require(FactNumber("31"))))
        #expect(crew > (try #require(FactNumber("29"))))
    }

    @Test func `a note behind a number is kept`() throws {
        let gravity = try #require(FactNumber("1.5 (surface), 1 standard (Cloud City)"))
        #expect(gravity.lower == 1.5)
        #expect(gravity.formatted(unit: "g", locale: english) == "1.5 g (surface), 1 standard (Cloud City)")
    }

    @Test(arguments: [nil, "", " ", "unknown", "n/a", "N/A", "none", "indefinite", "Live food tanks", "-5", "."])
    func `what is no number is nil and never 0`(raw: String?) {
        #expect(FactNumber(raw) == nil)
    }

    @Test func `a zero that means unknown is no number`() {
        #expect(FactNumber("0", zeroIsUnknown: true) == nil)
        #expect(FactNumber("0.5", zeroIsUnknown: true)?.lower == 0.5)
    }

    @Test func `numbers are shown as the locale writes them`() {
        #expect(FactNumber.shown("172", unit: "cm", locale: english) == "172 cm")
        #expect(FactNumber.shown("1,358", unit: "kg", locale: english) == "1,358 kg")
        #expect(FactNumber.shown("1,358", unit: "kg", locale: Locale(identifier: "de_DE")) == "1.358 kg")
        #expect(FactNumber.shown("78.2", unit: "kg", locale: Locale(identifier: "de_DE")) == "78,2 kg")
        #expect(FactNumber.shown("1000000000000", unit: "", locale: english) == "1,000,000,000,000")
        #expect(FactNumber.shown("unknown", unit: "kg", locale: english) == "Unknown")
        #expect(FactNumber.shown("n/a", unit: "kg", locale: english) == "Not applicable")
        #expect(FactNumber.shown(nil, unit: "kg", locale: english) == "Unknown")
    }

    @Test(arguments: [
        (nil, "Unknown"), ("", "Unknown"), ("unknown", "Unknown"), ("Indefinite", "Unknown"), ("n/a", "Not applicable"),
        ("N/A", "Not applicable"), ("none", "None"), ("auburn, grey", "Auburn, grey"), (" male ", "Male"),
    ])
    func `words are shown with a capital, and no value in words`(raw: String?, shown: String) {
        #expect(FactText(raw).shown == shown)
    }

    @Test func `birth years run from before to after the battle of Yavin`() throws {
        let years = try ["896BBY", "41.9BBY", "19 BBY", "4ABY"].map { try #require(BirthYear($0)) }
        #expect(years.map(\.year) == [-896, -41.9, -19, 4])
        #expect(years == years.shuffled().sorted())
        #expect(years.map(\.shown) == ["896 BBY", "41.9 BBY", "19 BBY", "4 ABY"])
    }

    @Test(arguments: [nil, "unknown", "", "BBY", "19", "nanBBY", "-3BBY"])
    func `what is no birth year is nil`(raw: String?) {
        #expect(BirthYear(raw) == nil)
    }

    @Test func `a birth year is shown with a blank before its unit`() {
        #expect(BirthYear.shown("19BBY") == "19 BBY")
        #expect(BirthYear.shown("unknown") == "Unknown")
    }

    @Test func `a number too large to be one is none, and is shown as the server wrote it`() {
        let digits = String(repeating: "9", count: 400)
        #expect(FactNumber(digits) == nil)
        #expect(FactNumber.shown(digits, unit: "cm") == digits)
    }
}
