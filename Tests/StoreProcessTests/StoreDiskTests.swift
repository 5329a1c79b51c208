import Foundation
import SwapiKit
import TestSupport
import Testing

struct StoreDiskTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(files: [:]) }

    private func favourites() async -> Set<String> {
        Set(await Store.open(folder: folder.url).store.favourites.map(\.id.uid))
    }

    @Test func `on a full disk changes are kept in memory, and saved when there is room`() async throws {
        let lines = try await StoreWriterProcess(mode: "full", folder: folder.url).lines()
        let sentence = "kept: The disk is full: nothing can be saved."
        #expect(lines == ["saved", sentence, sentence, "favourites [\"2\"]", "people 82", "saved"])
        #expect(await favourites() == ["2", "3"])
    }

    @Test func `a disk that is full from the start stops nothing`() async throws {
        let lines = try await StoreWriterProcess(mode: "full-at-start", folder: folder.url).lines()
        #expect(lines == ["catalogue none", "kept: The disk is full: nothing can be saved.", "saved"])
        #expect(await favourites() == ["1"])
    }

    @Test(arguments: [(0o444, 0o555), (0o666, 0o555), (0o444, 0o777)])
    func `what may only be read is read, and favourites are kept in memory`(file: Int, directory: Int) async throws {
        let archive = try Archive()
        do {
            let store = Store.open(folder: folder.url).store
            try await store.save(SavedCatalogue(facts: .init(archive: archive, fetched: .distantPast)))
            await store.setFavourite(RecordID(kind: .people, uid: "1"), true)
        }
        let set = { (mode: Int, path: String) in
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        try set(file, folder.url.appending(path: "archive.sqlite").path)
        try set(directory, folder.url.path)
        let lines = try await StoreWriterProcess(mode: "read-only", folder: folder.url).lines()
        try set(0o777, folder.url.path)
        #expect(
            lines == [
                "people 82", "kept: The data folder can't be written: nothing can be saved.",
                "favourites [\"1\", \"2\"]",
            ])
        // SQLite may put its log beside it, but nothing was set aside.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.allSatisfy { $0.hasPrefix("archive.sqlite") })
        #expect(await favourites() == ["1"])
    }
}
