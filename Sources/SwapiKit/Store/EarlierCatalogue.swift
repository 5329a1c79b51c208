// What earlier versions of the app saved: catalogue.json.

import Foundation

/// Reads the JSON file that was the store before there was a database.
struct EarlierCatalogue {
    private static let latestVersion = 2

    private let file: URL

    init(folder: URL) {
        file = folder.appending(path: "catalogue.json")
    }

    var exists: Bool { FileManager.default.fileExists(atPath: file.path) }

    /// As much of the file as can be read: of its first version the deadline alone.
    ///
    /// - Throws: `CatalogueStoreFailure`, after the file was set aside.
    func read() throws(CatalogueStoreFailure) -> SavedCatalogue {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            let data = try Data(contentsOf: file)
            let contents = try decoder.decode(Contents.self, from: data)
            guard contents.version <= Self.latestVersion else {
                throw CatalogueStoreFailure.newer(aside: AsideName.move(file, "newer"))
            }
            return contents.catalogue
        } catch let failure as CatalogueStoreFailure {
            throw failure
        } catch let cause as DecodingError {
            throw .damaged(aside: AsideName.move(file, "damaged"), cause: cause)
        } catch {
            throw .unreadable(aside: AsideName.move(file, "unreadable"), cause: error)
        }
    }

    /// Its content is in the database now.
    func remove() {
        try? FileManager.default.removeItem(at: file)
    }

    private struct Contents: Decodable {
        let version: Int
        let catalogue: SavedCatalogue

        private enum Key: CodingKey { case version, fetched, retryAfter, archive }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            version = try container.decode(Int.self, forKey: .version)
            let fetched = try? container.decode(Date.self, forKey: .fetched)
            let archive = (try? container.decode(ArchiveFile.self, forKey: .archive))?.archive
            let facts = archive.flatMap { archive in
                archive.people.isEmpty ? nil : fetched.map { SavedCatalogue.Facts(archive: archive, fetched: $0) }
            }
            catalogue = SavedCatalogue(facts: facts, retryAfter: try? container.decode(Date.self, forKey: .retryAfter))
        }
    }
}
