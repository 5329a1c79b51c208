// What must hold of every value, whatever it is read from.

import Foundation

@testable import SwapiKit

enum Values {
    static func readNumbers(_ text: String) {
        let amount = Amount(text, suffixes: ["km", "standard"])
        if let number = amount.number, let upper = amount.upperNumber {
            precondition(number.isFinite && upper.isFinite && number <= upper, "\(amount)")
        }
        for quantity in quantities(text) {
            _ = quantity.sortKey
            _ = quantity.measurement
            _ = quantity.converted(to: .imperial)
        }
        if let year = BirthYear(text) { precondition(year.year.isFinite && !(year < year), "\(year)") }
        _ = BirthYear.shown(text)
    }

    static func formatNumbers(_ text: String) {
        for quantity in quantities(text) { _ = quantity.formatted(locale: english, system: .imperial) }
    }

    private static func quantities(_ text: String) -> [Quantity] {
        [
            Quantity(text, in: .centimetres), Quantity(text, in: .kilometresPerHour, zeroIsUnknown: true),
            Quantity(timeSpan: text),
        ]
    }

    static func readWords(_ text: String) {
        for items in [FactList.items(text), FactList.makers(text)] {
            precondition(items.allSatisfy { !$0.isEmpty }, "\(items)")
            precondition(Facet.distinct(items).count <= items.count)
        }
        _ = Facet.key(text)
        _ = FactText(text).shown
        if let id = RecordID(link: text) { precondition(RecordID(link: id.description) == id, "\(id)") }
        _ = comesFirst(text, "10")
        if let address = try? ServerAddress(text) { _ = try? address.url("people", text, query: [("name", text)]) }
    }

    static func readDates(_ text: String) {
        if let date = CalendarDate(text) { precondition(CalendarDate(date.isoText) == date, "\(date)") }
        if let seconds = RetryAfter.seconds(text, now: now) {
            precondition((0...RetryAfter.longest).contains(seconds), "\(seconds)")
        }
    }

    private static let now = Date(timeIntervalSince1970: 1_800_000_000)
    private static let english = Locale(identifier: "en_US")
}
