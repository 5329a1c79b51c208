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
        bringBack()
        if !isOnDisk {
            keep(change)
            return saveUnsaved()
        }
        do {
            try apply(change)
        } catch let error where isDamage(error) && !isDisplaced {
            replaceFile()
            guard isOnDisk, (try? apply(change)) != nil else { return keep(change, because: error) }
        } catch {
            return keep(change, because: error)
        }
        // It may have gone to a file that was removed just now.
        return bringBack()
    }

    private func apply(_ change: StoreChange) throws {
        guard let connection else { throw SQLiteError.corrupt("no database") }
        try connection.transaction { try change.apply(to: connection) }
    }

    private func keep(_ change: StoreChange, because error: any Error) -> Saving {
        if isOnDisk { leaveFile() }
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
