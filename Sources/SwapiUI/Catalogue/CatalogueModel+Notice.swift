// What the catalogue says about itself.

import Foundation
import SwapiKit

extension CatalogueModel {
    /// The message to show above the content, if there is one.
    func notice(locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent) -> Notice? {
        // Where there is nothing to show, its place says why.
        guard archiveFailure == nil else { return nil }
        let words = NoticeWords(locale: locale, timeZone: timeZone, now: clock.now())
        let reason = outcome.map { sentence(for: $0, words) }
        let origin = words.origin(origin)
        switch outcome {
        case .fresh where storeFailure == nil: return reason.map { Notice(reason: $0, action: nil, isGood: true) }
        case .fresh, nil: return storeFailure.map { Notice(reason: $0, origin: origin, action: .dismiss) }
        case .offline: return reason.map { Notice(reason: $0, origin: origin, action: .dismiss) }
        case .asksToWait(_, let mayTry):
            return reason.map { Notice(reason: $0, origin: origin, action: mayTry ? .retry : nil) }
        case .failed: return reason.map { Notice(reason: $0, origin: origin, action: .retry) }
        }
    }

    /// Why there is nothing to show, in a sentence or two; nil if there is something.
    func emptyReason(locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent) -> String? {
        guard let archiveFailure else { return nil }
        let words = NoticeWords(locale: locale, timeZone: timeZone, now: clock.now())
        return outcome.map { "\(archiveFailure) \(sentence(for: $0, words))" } ?? archiveFailure
    }

    private func sentence(for outcome: Outcome, _ words: NoticeWords) -> String {
        switch outcome {
        case .offline: "The app is offline."
        case .fresh: "These facts were fetched a moment ago."
        case .asksToWait(let deadline, _): "The server asks to wait until \(words.time(deadline))."
        case .failed(let reason): reason
        }
    }
}

extension CatalogueModel {
    /// Where the facts are from, in a sentence.
    func originSentence(locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent) -> String {
        NoticeWords(locale: locale, timeZone: timeZone, now: clock.now()).origin(origin)
    }
}
