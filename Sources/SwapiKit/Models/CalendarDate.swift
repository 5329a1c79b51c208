// A day in the calendar, the same day wherever it is read.

public import Foundation

/// A year, month and day of the Gregorian calendar, with no time and no time zone.
public struct CalendarDate: Codable, Hashable, Comparable, Sendable {
    public let year: Int
    public let month: Int
    public let day: Int

    /// Reads `1977-05-25`; nil if that is no day of the calendar.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
            parts.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Nil if there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        let components = DateComponents(year: year, month: month, day: day)
        guard components.isValidDate(in: Self.calendar) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day in words, such as "May 25, 1977", in the order that the locale likes.
    public func formatted(locale: Locale = .autoupdatingCurrent) -> String {
        let components = DateComponents(year: year, month: month, day: day)
        guard let noon = Self.calendar.date(from: components) else { return isoText }
        let style = Date.FormatStyle(
            date: .long, time: .omitted, locale: locale, calendar: Self.calendar, timeZone: .gmt)
        return noon.formatted(style)
    }

    /// The day as `1977-05-25`.
    public var isoText: String {
        let padded = { (number: Int, width: Int) in
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let date = CalendarDate(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no day of the calendar")
        }
        self = date
    }

    /// As `1977-05-25`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(isoText)
    }

    public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}
