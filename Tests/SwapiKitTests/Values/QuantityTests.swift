import Foundation
import SwapiKit
import Testing

struct QuantityTests {
    private let english = Locale(identifier: "en_GB")

    @Test func `a height that no whole number of feet has is shown still`() {
        let digits = String(repeating: "9", count: 300)
        let shown = Quantity(digits, in: .centimetres).formatted(locale: Locale(identifier: "en_US"), system: .imperial)
        #expect(shown.hasSuffix(" in"))
    }

    @Test(arguments: [
        ("172", 172), ("1,358", 1_358), ("342,953", 342_953), ("36.8 ", 36.8), ("1", 1), ("0.98", 0.98),
        ("1000000000000", 1_000_000_000_000), ("0", 0),
    ])
    func `numbers are read with commas and blanks`(raw: String, number: Double) {
        #expect(Amount(raw) == .number(number))
    }

    @Test func `what the unit says behind a number is no note`() {
        #expect(Quantity("1000km", in: .kilometresPerHour).amount == .number(1_000))
        #expect(Quantity("1 standard", in: .standardGravities).amount == .number(1))
        #expect(Quantity("172 cm", in: .centimetres).amount == .number(172))
    }

    @Test func `a range has two ends and is sorted by the lower one`() {
        let crew = Quantity("30-165", in: .count)
        #expect(crew.amount == .range(lower: 30, upper: 165))
        #expect(crew.amount.upperNumber == 165)
        #expect(crew.sortKey == 30)
        #expect(crew.formatted(locale: english) == "30 to 165")
        #expect(Quantity("30-165", in: .metres).formatted(locale: english) == "30 to 165 m")
    }

    @Test(arguments: ["30 - 165", "30–165", "30 – 165 m", "30-165m"])
    func `a range may have blanks, either dash and its unit`(raw: String) {
        #expect(Quantity(raw, in: .metres).amount == .range(lower: 30, upper: 165))
    }

    @Test func `a note behind a number is kept`() {
        let gravity = Quantity("1.5 (surface), 1 standard (Cloud City)", in: .standardGravities)
        #expect(gravity.amount == .noted(1.5, note: "(surface), 1 standard (Cloud City)"))
        #expect(gravity.formatted(locale: english) == "1.5 g (surface), 1 standard (Cloud City)")
    }

    @Test(
        arguments: [
            (nil, Amount.unknown), ("", .unknown), (" ", .unknown), ("unknown", .unknown), ("indefinite", .unknown),
            ("n/a", .notApplicable), ("N/A", .notApplicable), ("none", .nothing),
            ("Live food tanks", .words("Live food tanks")), ("-5", .words("-5")), (".", .words(".")),
            ("1,5", .words("1,5")), ("1e5", .words("1e5")), ("12,3456", .words("12,3456")),
            ("165-30", .words("165-30")),
            ("1-2-3", .words("1-2-3")), ("１", .words("１")),
        ] as [(String?, Amount)])
    func `what is no number is told apart and never 0`(raw: String?, amount: Amount) {
        #expect(Amount(raw) == amount)
        #expect(Amount(raw).number == nil)
    }

    @Test func `a zero that means unknown is no number`() {
        #expect(Amount("0", zeroIsUnknown: true) == .unknown)
        #expect(Amount("0.5", zeroIsUnknown: true) == .number(0.5))
    }

    @Test func `a number too large to be one is none, and is shown as the server wrote it`() {
        let digits = String(repeating: "9", count: 400)
        #expect(Quantity(digits, in: .centimetres).amount == .words(digits))
        #expect(Quantity(digits, in: .centimetres).formatted(locale: english) == digits)
    }

    @Test(arguments: [
        ("172", FactUnit.centimetres, "172 cm"), ("1,358", .kilograms, "1,358 kg"),
        ("1000000000000", .count, "1,000,000,000,000"), ("40", .percent, "40%"), ("1", .years, "1 year"),
        ("120", .years, "120 years"), ("2.0", .rating, "2"), ("unknown", .kilograms, "Unknown"),
        ("n/a", .kilograms, "Not applicable"), ("none", .kilograms, "None"),
    ])
    func `quantities are shown with their units`(raw: String, unit: FactUnit, shown: String) {
        #expect(Quantity(raw, in: unit).formatted(locale: english) == shown)
    }

    @Test func `numbers are shown as the locale writes them`() {
        let german = Locale(identifier: "de_DE")
        #expect(Quantity("1,358", in: .kilograms).formatted(locale: german) == "1.358 kg")
        #expect(Quantity("78.2", in: .kilograms).formatted(locale: german) == "78,2 kg")
    }

    @Test(arguments: [
        ("172", FactUnit.centimetres, "5 ft 8 in"), ("28", .centimetres, "11 in"), ("77", .kilograms, "170 lb"),
        ("12.5", .metres, "41 ft"), ("10465", .kilometres, "6,502.7 mi"), ("1050", .kilometresPerHour, "652 mph"),
        ("30-165", .metres, "98.4 to 541.3 ft"), ("24", .hours, "24 hours"), ("unknown", .metres, "Unknown"),
    ])
    func `people in the United States see feet, pounds and miles`(raw: String, unit: FactUnit, shown: String) {
        let quantity = Quantity(raw, in: unit)
        #expect(quantity.formatted(locale: Locale(identifier: "en_US")) == shown)
        #expect(quantity.formatted(locale: english) == quantity.formatted(locale: english, system: .metric))
    }

    @Test(arguments: [
        ("15 hours", 15, FactUnit.hours, 0.625), ("1 week", 1, .weeks, 7), ("7 days", 7, .days, 7),
        ("2 months", 2, .months, 60), ("2 years", 2, .years, 730), ("0", 0, .days, 0),
    ])
    func `times have the unit that they come with, and are compared in days`(
        raw: String, number: Double, unit: FactUnit, days: Double
    ) {
        let time = Quantity(timeSpan: raw)
        #expect(time == Quantity(amount: .number(number), unit: unit))
        #expect(time.sortKey == days)
    }

    @Test func `a time that is none is shown in words`() {
        #expect(Quantity(timeSpan: "Live food tanks").formatted(locale: english) == "Live food tanks")
        #expect(Quantity(timeSpan: "unknown").formatted(locale: english) == "Unknown")
    }

    @Test func `what isn't known comes last in both directions`() {
        let heights = ["66", "unknown", "264", "n/a", "172"].map { Quantity($0, in: .centimetres) }
        let shown = { (order: SortOrder) in
            heights.sorted { UnknownLast(order: order).compare($0.sortKey, $1.sortKey) == .orderedAscending }
                .map(\.sortKey)
        }
        #expect(shown(.forward) == [66, 172, 264, nil, nil])
        #expect(shown(.reverse) == [264, 172, 66, nil, nil])
    }
}
