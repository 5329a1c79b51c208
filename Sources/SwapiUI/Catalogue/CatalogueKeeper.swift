// Keeps what the catalogue has found.

import Foundation
import SwapiKit

/// Has the facts of the last refresh and the server's wish to be left alone, and saves both; says when saving that failed
/// is to be tried again, and waits for nothing itself.
final class CatalogueKeeper {
    /// After how many seconds each time; then with the next refresh. What has the saved facts locked is mostly done with
    /// them soon, and nothing tells when.
    private static let pauses: [TimeInterval] = [10, 30, 90, 270, 810]

    private(set) var saved: SavedCatalogue
    private(set) var nextSave: Date?
    private var failures = 0
    private let store: (any CatalogueStore)?
    private let clock: CatalogueClock

    init(_ saved: SavedCatalogue, store: (any CatalogueStore)?, clock: CatalogueClock) {
        self.saved = saved
        self.store = store
        self.clock = clock
    }

    /// - Returns: why it could not be saved; it counts all the same.
    func save(_ catalogue: SavedCatalogue) async -> CatalogueStoreFailure? {
        // What was found counts at once, however long the disk takes.
        saved = catalogue
        failures = 0
        return await saveAgain()
    }

    /// - Returns: likewise.
    func saveAgain() async -> CatalogueStoreFailure? {
        nextSave = nil
        guard let store else { return nil }
        let others = (try? await store.load())?.believed(at: clock.now())
        // Another window of the app may have saved meanwhile: newer facts stay. What the server has said last counts.
        let deadline = saved.retryAfter.flatMap { $0 > clock.now() ? $0 : nil }
        saved = SavedCatalogue(facts: saved.merged(with: others).facts, retryAfter: deadline)
        do {
            try await store.save(saved)
            nextSave = nil
            return nil
        } catch {
            nextSave = failures < Self.pauses.count ? clock.now().addingTimeInterval(Self.pauses[failures]) : nil
            failures += 1
            return error
        }
    }
}
