// How the store gets by with whatever is wrong with its file.

import Foundation

extension Store {
    func read<Value>(_ work: (Connection) throws -> Value?) throws -> Value? {
        do {
            return try connection.flatMap(work)
        } catch let error where isDamage(error) && isOnDisk {
            replaceFile()
            return try connection.flatMap(work)
        }
    }

    func write(_ change: StoreChange) -> Saving {
        if !isOnDisk {
            keep(change)
            return saveUnsaved()
        }
        do {
            return try apply(change)
        } catch let error where isDamage(error) {
            replaceFile()
            if isOnDisk, let saving = try? apply(change) { return saving }
            return keep(change, because: error)
        } catch {
            return keep(change, because: error)
        }
    }

    private func apply(_ change: StoreChange) throws -> Saving {
        guard let connection else { throw SQLiteError.corrupt("no database") }
        try connection.transaction { try change.apply(to: connection) }
        return .saved
    }

    /// Goes on in memory with what can be read of the file.
    private func keep(_ change: StoreChange, because error: any Error) -> Saving {
        if isOnDisk {
            connection = file.memory()
            isOnDisk = false
        }
        keep(change)
        let failure = CatalogueStoreFailure.notSaved(cause: error)
        self.failure = failure
        return .kept(failure)
    }

    private func keep(_ change: StoreChange) {
        unsaved.removeAll { $0.isReplaced(by: change) }
        unsaved.append(change)
        if let connection { try? connection.transaction { try change.apply(to: connection) } }
    }

    private func replaceFile() {
        connection = nil
        let opened = file.replaced()
        connection = opened.connection
        isOnDisk = opened.isOnDisk
        failure = opened.failure ?? failure
    }

    private func isDamage(_ error: any Error) -> Bool {
        (error as? SQLiteError)?.isDamage ?? (error is DecodingError)
    }
}
