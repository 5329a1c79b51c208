import Foundation
import SwapiKit
import Timing

/// From the start of the app to facts that can be shown and searched.
func runFirstContent() async throws {
    let archive = try Archive()
    let folder = FileManager.default.temporaryDirectory.appending(path: "StoreBenchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = Store.open(folder: folder).store
    var second = 0.0
    let saving = try await fastest(of: 20) {
        second += 1
        let fetched = Date(timeIntervalSinceReferenceDate: second)
        try await store.save(SavedCatalogue(facts: .init(archive: archive, fetched: fetched)))
    }
    printTable(
        "first content",
        [
            ("the archive that comes with the app", try await fastest(of: 20) { _ = try Archive() }),
            ("the last refresh, from the database", await fastest(of: 20) { _ = Store.open(folder: folder) }),
            ("an index of 260 records", try await fastest(of: 20) { try await ArchiveIndex(archive).prepare() }),
            ("saving a refresh", saving),
            (
                "saving a favourite",
                await fastest(of: 20) {
                    second += 1
                    await store.setFavourite(RecordID(kind: .people, uid: "\(Int(second))"), true)
                }
            ),
        ])
}
