package import Foundation

extension Text {
    /// How a date is said. Source: Apple, SwiftUI, `Text.DateStyle`.
    public struct DateStyle: Equatable, Sendable, Codable {
        package enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
        package let kind: Kind

        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }
}

/// A date in a text, which may say something else as time goes by.
package struct TextDate: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case style(Date, Text.DateStyle)
        case interval(Date, Date)
        case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    }

    package let kind: Kind

    package func string(at now: Date, locale: Locale) -> String {
        // What is no time has nothing to say.
        guard isFinite else { return "" }
        switch kind {
        case .style(let date, let style):
            let seconds = Self.wholeSeconds(date.timeIntervalSince(now))
            return switch style.kind {
            case .time: date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
            case .date: date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
            case .relative: Self.units(abs(seconds), count: 2).joined(separator: ", ")
            case .offset: (seconds < 0 ? "-" : "+") + Self.units(abs(seconds), count: 1)[0]
            case .timer: Self.clock(abs(seconds), showsHours: true)
            }
        case .interval(let start, let end):
            let format = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
            return "\(start.formatted(format)) – \(end.formatted(format))"
        case .timer(let range, let pause, let countsDown, let showsHours):
            let now = min(max(pause ?? now, range.lowerBound), range.upperBound)
            let seconds =
                countsDown
                ? range.upperBound.timeIntervalSince(now).rounded(.up)
                : now.timeIntervalSince(range.lowerBound).rounded(.down)
            return Self.clock(Self.wholeSeconds(seconds), showsHours: showsHours)
        }
    }

    /// When it says something else than now; nil for never.
    package func nextChange(after now: Date) -> Date? {
        guard isFinite else { return nil }
        switch kind {
        case .interval: return nil
        case .style(let date, let style):
            switch style.kind {
            case .time, .date: return nil
            case .timer: return Self.step(1, from: date, after: now)
            case .relative, .offset:
                let distance = abs(date.timeIntervalSince(now))
                let isCoarse = style.kind == .offset
                // Two units are said, or one: below an hour the lesser one is the second.
                let step: TimeInterval =
                    if distance < (isCoarse ? 60 : 3_600) { 1 } else if distance < 86_400 { 60 } else { 3_600 }
                return Self.step(step, from: date, after: now)
            }
        case .timer(let range, let pause, _, _):
            guard pause == nil, now < range.upperBound else { return nil }
            return now < range.lowerBound ? range.lowerBound : Self.step(1, from: range.lowerBound, after: now)
        }
    }

    private var isFinite: Bool {
        let dates =
            switch kind {
            case .style(let date, _): [date]
            case .interval(let start, let end): [start, end]
            case .timer(let range, let pause, _, _): [range.lowerBound, range.upperBound, pause ?? range.lowerBound]
            }
        return dates.allSatisfy { $0.timeIntervalSinceReferenceDate.isFinite }
    }

    private static func step(_ step: TimeInterval, from date: Date, after now: Date) -> Date {
        let steps = (now.timeIntervalSince(date) / step).rounded(.down) + 1
        return date.addingTimeInterval(steps * step)
    }

    /// As many as can be said.
    private static func wholeSeconds(_ interval: TimeInterval) -> Int { Int(interval.clamped(to: -1e15...1e15)) }

    private static func clock(_ seconds: Int, showsHours: Bool) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minutes = seconds / 60
        guard showsHours, minutes >= 60 else { return "\(minutes):\(two(seconds % 60))" }
        return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
    }

    private static let unitLengths: [(name: String, seconds: Int)] = [
        ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
    ]

    /// The greatest units that the time fills, from the first one on.
    private static func units(_ seconds: Int, count: Int) -> [String] {
        let first = unitLengths.firstIndex { $0.seconds <= seconds } ?? unitLengths.count - 1
        var rest = seconds
        return unitLengths[first...].prefix(count).compactMap { unit in
            let amount = rest / unit.seconds
            rest %= unit.seconds
            guard amount > 0 || unit.seconds == unitLengths[first].seconds else { return nil }
            return "\(amount) \(unit.name)\(amount == 1 ? "" : "s")"
        }
    }
}
