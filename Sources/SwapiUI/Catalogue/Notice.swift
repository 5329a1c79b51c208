// What the banner under the header says.

import Foundation

/// A message about the facts that are shown, with at most one thing to do about it.
nonisolated struct Notice: Equatable {
    enum Action: Equatable { case retry, dismiss }

    let text: String
    let action: Action?
}

/// Times and origins in a person's words.
nonisolated struct NoticeWords {
    let locale: Locale
    let timeZone: TimeZone
    let now: Date

    /// Where the facts are from.
    func origin(_ origin: CatalogueModel.Origin) -> String {
        switch origin {
        case .archive: "These are the facts that came with the app."
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
