// What the banner under the header says.

import Foundation
import SwapiKit

/// A message about the facts that are shown, with at most one thing to do about it.
nonisolated struct Notice: Equatable {
    enum Action: Equatable { case retry, dismiss }

    /// What is the matter, in a sentence.
    let reason: String
    /// From when the facts are, in a sentence.
    var origin: String?
    let action: Action?
    /// Whether nothing is the matter.
    var isGood = false

    var text: String { [reason, origin].compactMap(\.self).joined(separator: " ") }

    /// The message while what failed is tried once more.
    var retried: Notice { Notice(reason: "Trying again…", origin: origin, action: action) }
}

/// Times and origins in a person's words.
nonisolated struct NoticeWords {
    let locale: Locale
    let timeZone: TimeZone
    let now: Date

    /// From when the facts are.
    func origin(_ origin: CatalogueModel.Origin) -> String {
        switch origin {
        case .archive: "These are the facts of \(Archive.day.formatted(locale: locale)), which came with the app."
        case .refreshed(let date): "These are the facts of \(format(date, date: .long, time: .omitted))."
        }
    }

    /// A time of today without the day, any other with it.
    func time(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let isToday = calendar.isDate(date, inSameDayAs: now)
        return format(date, date: isToday ? .omitted : .abbreviated, time: .shortened)
    }

    private func format(
        _ moment: Date, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> String {
        moment.formatted(Date.FormatStyle(date: date, time: time, locale: locale, timeZone: timeZone))
    }
}
