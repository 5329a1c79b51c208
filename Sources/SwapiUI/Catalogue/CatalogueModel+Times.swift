// When the catalogue is refreshed, by itself and by hand, and how long its messages stay.

import Foundation
import SwapiKit

extension CatalogueModel {
    static let day: TimeInterval = 86_400
    /// After how many seconds at most a refresh that failed is tried again by itself.
    static let pause: TimeInterval = 900
    /// How long a server is left alone that asks to wait and doesn't say how long: swapi.tech counts so many seconds.
    static let unspecifiedWait: TimeInterval = 900
    /// For how many seconds nobody needs fresher facts: a key that is held down asks thirty times a second.
    static let freshness: TimeInterval = 5
    /// How long a person waits, in seconds, before trying although the server wants to be left alone for longer: one who
    /// presses a button once an hour is no burden, and the server may have thought better of it.
    static let handPause: TimeInterval = 3_600
    /// A wait that is over before it can be read about helps nobody.
    static let shortestWait: TimeInterval = 60

    /// Until when the server wants to be left alone; nil if that is over.
    var waitsUntil: Date? {
        guard let deadline = keeper.saved.retryAfter, deadline > clock.now() else { return nil }
        return deadline
    }

    /// Until when what is shown counts as just fetched; nil if it isn't.
    var freshUntil: Date? {
        guard case .refreshed(let date) = origin else { return nil }
        let age = clock.now().timeIntervalSince(date)
        return 0..<Self.freshness ~= age ? date.addingTimeInterval(Self.freshness) : nil
    }

    /// When the message that is shown has been true for long enough; nil if it stays until something happens.
    var messageEnd: Date? {
        switch outcome {
        case .asksToWait(_, mayTry: false): waitsUntil.map { min($0, handTime ?? $0) } ?? .distantPast
        case .asksToWait(_, mayTry: true): waitsUntil ?? .distantPast
        case .fresh: freshUntil ?? .distantPast
        case .offline, .failed, nil: nil
        }
    }

    func endMessage() {
        if case .asksToWait(let deadline, mayTry: false) = outcome, waitsUntil != nil {
            outcome = .asksToWait(until: deadline, mayTry: true)
        } else {
            outcome = nil
        }
    }

    func askedToWait(until deadline: Date) {
        let time = clock.now().addingTimeInterval(Self.handPause)
        handTime = time < deadline ? time : nil
        outcome = .asksToWait(until: deadline, mayTry: false)
    }

    /// When the next refresh is to be made: at this moment, or later. It's not to ask the clock itself: it would always be
    /// a bit later than what it's compared with.
    func due(at now: Date) -> Date {
        // The clock may have been put back since they were fetched.
        let fetched = keeper.saved.facts.map { min($0.fetched, now) }
        let times = [fetched?.addingTimeInterval(Self.day), nextTry, waitsUntil]
        return times.compactMap(\.self).max() ?? now
    }
}
