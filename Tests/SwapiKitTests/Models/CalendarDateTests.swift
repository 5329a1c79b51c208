import Foundation
import SwapiKit
import Testing

struct CalendarDateTests {
    @Test func `a day is read, written and sorted`() throws {
        let date = try #require(CalendarDate("1977-05-25"))
        #expect((date.year, date.month, date.day) == (1977, 5, 25))
        #expect(date.isoText == "1977-05-25")
        #expect(date < (try #require(CalendarDate("1980-05-17"))))
        #expect(date > (try #require(CalendarDate("1977-05-24"))))
    }

    @Test(arguments: [
        "", "unknown", "1977", "1977-5-25", "1977-02-30", "1977-13-01", "77-05-25", "1977-05-25T00:00", "-977-05-25",
    ])
    func `what is no day is nil`(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func `each language writes the same day in its own way`() throws {
        let date = try #require(CalendarDate("1977-05-25"))
        #expect(date.formatted(locale: Locale(identifier: "en_US")) == "May 25, 1977")
        #expect(date.formatted(locale: Locale(identifier: "en_GB")) == "25 May 1977")
        #expect(date.formatted(locale: Locale(identifier: "de_DE")) == "25. Mai 1977")
    }
}
