// The catalogue as a JSON file of the data folder.

public import Foundation

/// Reads and writes `catalogue.json`. A file that can't be used is set aside under another name and never overwritten.
public struct CatalogueFile: CatalogueStore {
    /// The form that this version of the app writes; it reads no later one.
    static let version = 2

    private let file: URL

    /// - Parameter folder: made when something is saved.
    public init(folder: URL) {
        file = folder.appending(path: "catalogue.json")
    }

    public func load() throws(CatalogueStoreFailure) -> SavedCatalogue? {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            // A folder that isn't one is no reason to speak of saved facts.
            if !FileManager.default.fileExists(atPath: file.path) { return nil }
            throw .unreadable(aside: setAside("unreadable"), cause: error)
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            let version = try decoder.decode(Version.self, from: data).version
            if version > Self.version { throw CatalogueStoreFailure.newer(aside: setAside("newer")) }
            return try decoder.decode(Contents.self, from: data).catalogue()
        } catch let failure as CatalogueStoreFailure {
            throw failure
        } catch {
            throw .damaged(aside: setAside("damaged"), cause: error)
        }
    }

    /// Writes the file in one step: whatever happens, there is either the old one or the new one.
    public func save(_ catalogue: SavedCatalogue) throws(CatalogueStoreFailure) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(Contents(catalogue)).write(to: file, options: .atomic)
        } catch {
            throw .notSaved(cause: error)
        }
    }

    /// Gives the file another name, which none has yet.
    /// - Returns: the name; nil if the file can't be moved.
    private func setAside(_ reason: String) -> String? {
        for number in 1...99 {
            let name = number == 1 ? "catalogue-\(reason).json" : "catalogue-\(reason)-\(number).json"
            let place = file.deletingLastPathComponent().appending(path: name)
            if FileManager.default.fileExists(atPath: place.path) { continue }
            return (try? FileManager.default.moveItem(at: file, to: place)) == nil ? nil : name
        }
        return nil
    }

    private struct Version: Decodable {
        let version: Int
    }

    private struct Contents: Codable {
        let version: Int
        let fetched: Date?
        let retryAfter: Date?
        let archive: ArchiveFile?

        init(_ catalogue: SavedCatalogue) {
            version = CatalogueFile.version
            fetched = catalogue.facts?.fetched
            retryAfter = catalogue.retryAfter
            archive = (catalogue.facts?.archive).map(ArchiveFile.init)
        }

        /// Throws if some of the facts are there and others are missing.
        func catalogue() throws -> SavedCatalogue {
            guard fetched != nil || archive != nil else { return SavedCatalogue(retryAfter: retryAfter) }
            guard let fetched, let archive, !archive.people.isEmpty else { throw CocoaError(.coderValueNotFound) }
            return SavedCatalogue(facts: .init(archive: archive.archive, fetched: fetched), retryAfter: retryAfter)
        }
    }
}
