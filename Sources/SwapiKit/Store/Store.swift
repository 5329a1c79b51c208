// What the app keeps from one launch to the next.

public import Foundation

/// The last refresh, favourites and recently viewed records, in one SQLite database of the data folder.
///
/// Nothing that is wrong with the disk stops the app: what can't be saved is kept in memory and saved by the next change
/// that can be. The actor runs on a queue of its own, so that neither the main thread nor one of Swift's cooperative
/// threads waits for the disk; only `open(folder:)` runs where it's called.
public actor Store: CatalogueStore {
    let file: DatabaseFile
    private let executor = QueueExecutor(label: "SwapiKit.Store")
    var connection: Connection?
    var isOnDisk: Bool
    /// What the database in memory has and the file doesn't.
    var unsaved: [StoreChange] = []
    /// What is the matter, if something is; a sentence for people is its `errorDescription`.
    public internal(set) var failure: CatalogueStoreFailure?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private init(file: DatabaseFile, connection: sending Connection?, isOnDisk: Bool, failure: CatalogueStoreFailure?) {
        self.file = file
        self.connection = connection
        self.isOnDisk = isOnDisk
        self.failure = failure
    }

    /// Opens the database, and reads the last refresh for the first frame.
    ///
    /// What an earlier version of the app saved as JSON is taken over.
    /// - Parameter folder: made if it isn't there.
    /// - Returns: the store, and what it had at launch; what is wrong with that is not altered by what is saved later.
    public static func open(folder: URL) -> (store: Store, saved: KeptCatalogue) {
        open(folder: folder, patience: Patience())
    }

    /// - Parameter patience: what is waited for others in all; what is saved later may wait longer.
    static func open(folder: URL, patience: Patience) -> (store: Store, saved: KeptCatalogue) {
        let file = DatabaseFile(folder: folder, patience: patience)
        var opened = file.openOrReplace()
        var saved: SavedCatalogue?
        do {
            saved = try opened.connection?.catalogue()
        } catch {
            opened = file.replaced()
            saved = (try? opened.connection?.catalogue()) ?? nil
        }
        var failure = opened.failure
        let earlier = EarlierCatalogue(folder: folder)
        if let connection = opened.connection, opened.isOnDisk, earlier.exists {
            do {
                saved = try earlier.read().merged(with: saved)
                if let saved { try connection.transaction { try connection.save(saved) } }
                earlier.remove()
            } catch let found as CatalogueStoreFailure {
                failure = failure ?? found
            } catch {
                failure = failure ?? .notSaved(cause: error)
            }
        }
        opened.connection?.wait(with: nil)
        let store = Store(
            file: DatabaseFile(folder: folder), connection: opened.connection, isOnDisk: opened.isOnDisk,
            failure: failure)
        guard let failure else { return (store, .whole(saved)) }
        if case .notSaved = failure { return (store, .readOnly(saved, failure)) }
        return (store, .lost(failure))
    }

    // MARK: The catalogue

    public func load() throws(CatalogueStoreFailure) -> SavedCatalogue? {
        do {
            return try read { try $0.catalogue() }
        } catch {
            throw .unreadable(aside: nil, cause: error)
        }
    }

    /// Puts a refresh in the place of the last one, in one step: who reads has the old one or the new one.
    ///
    /// - Throws: `CatalogueStoreFailure.notSaved`; the catalogue is then kept in memory.
    public func save(_ catalogue: SavedCatalogue) throws(CatalogueStoreFailure) {
        if case .kept(let failure) = write(.catalogue(catalogue)) { throw failure }
    }

    /// When each kind was fetched last; empty before the first refresh.
    public var fetchDates: [Kind: Date] { (try? read { try $0.fetchDates() }) ?? [:] }

    // MARK: What a person marked

    /// How a change was saved.
    public enum Saving: Sendable {
        /// It is on the disk, whatever happens now.
        case saved
        /// It's in memory, and is tried again with the next change.
        case kept(CatalogueStoreFailure)
    }

    /// The favourites, the latest first; also of records that the catalogue lacks.
    public var favourites: [Marked] { (try? read { try $0.favourites() }) ?? [] }

    /// Makes a record a favourite, or no longer one. One that is a favourite already keeps its date.
    @discardableResult
    public func setFavourite(_ id: RecordID, _ isFavourite: Bool, at date: Date = Date()) -> Saving {
        write(.favourite(id, isFavourite ? date : nil))
    }

    /// The last fifty records that were viewed, each once, the latest first.
    public var recentlyViewed: [Marked] { (try? read { try $0.views() }) ?? [] }

    @discardableResult
    public func viewed(_ id: RecordID, at date: Date = Date()) -> Saving {
        write(.view(id, date))
    }

    /// Tries again to save what is kept in memory.
    @discardableResult
    public func saveUnsaved() -> Saving {
        guard !isOnDisk else { return .saved }
        do {
            (connection, failure) = try file.saved(unsaved)
            isOnDisk = true
            unsaved = []
            return .saved
        } catch {
            let failure = CatalogueStoreFailure.notSaved(cause: error)
            self.failure = failure
            return .kept(failure)
        }
    }
}
