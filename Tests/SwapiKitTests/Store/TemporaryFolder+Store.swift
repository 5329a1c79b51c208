// A test's folder as a data folder.

import Foundation
import SwapiKit
import TestSupport

extension TemporaryFolder {
    var database: URL { url.appending(path: "archive.sqlite") }

    func open() -> (store: Store, saved: KeptCatalogue) { Store.open(folder: url) }

    /// Has this in the place of the database.
    func write(_ data: Data) throws { try write(data, to: "archive.sqlite") }

    /// Saves the archive and two favourites, and closes the database.
    func fill() async throws {
        let store = open().store
        try await store.save(SavedCatalogue(facts: .init(archive: try Archive(), fetched: .moment(0))))
        await store.setFavourite(.luke, true, at: .moment(1))
        await store.setFavourite(.hope, true, at: .moment(2))
        await store.viewed(.hope, at: .moment(3))
    }
}

extension RecordID {
    static let luke = RecordID(kind: .people, uid: "1")
    static let hope = RecordID(kind: .films, uid: "1")
}

extension Date {
    /// Some seconds after a fixed moment that no whole second is.
    static func moment(_ seconds: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: 817_689_600.123_456 + seconds)
    }
}
