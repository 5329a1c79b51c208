import Foundation
import SwapiKit

/// A data folder for a test, with what belongs into it.
final class StoreFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "StoreFolder-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    var database: URL { url.appending(path: "archive.sqlite") }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }

    func open() -> (store: Store, saved: Result<SavedCatalogue?, CatalogueStoreFailure>) { Store.open(folder: url) }

    func write(_ data: Data, to name: String = "archive.sqlite") throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try data.write(to: url.appending(path: name))
    }

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
