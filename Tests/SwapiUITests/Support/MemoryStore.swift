import Foundation
import SwapiKit
import Synchronization

/// Keeps a catalogue in memory, or fails as told.
nonisolated final class MemoryStore: CatalogueStore {
    private let state = Mutex<(saves: [SavedCatalogue], failure: CatalogueStoreFailure?)>(([], nil))

    /// Everything that was saved, in order.
    var saves: [SavedCatalogue] { state.withLock { $0.saves } }

    func fail(with failure: CatalogueStoreFailure?) { state.withLock { $0.failure = failure } }

    func load() throws(CatalogueStoreFailure) -> SavedCatalogue? { saves.last }

    func save(_ catalogue: SavedCatalogue) throws(CatalogueStoreFailure) {
        let failure = state.withLock { state in
            if state.failure == nil { state.saves.append(catalogue) }
            return state.failure
        }
        if let failure { throw failure }
    }
}
