// What the store does when its file is no longer where it was.

import Foundation

extension Store {
    /// Whether the file that is open is no longer the one at its path: it or its folder was removed, or replaced.
    ///
    /// SQLite doesn't mind, and goes on writing to what is gone with the process.
    var isDisplaced: Bool { isOnDisk && connection?.isInPlace == false }

    /// Makes the file anew with all that the displaced one has, which can be read for as long as it's open. Where that
    /// can't be done everything is kept in memory, and tried again with the next change.
    @discardableResult
    func bringBack() -> Saving {
        guard isDisplaced else { return .saved }
        leaveFile()
        return saveUnsaved()
    }

    /// Goes on in memory with what the file has.
    func leaveFile() {
        // What another process has locked isn't waited for once more by each reading.
        connection?.wait(with: Patience())
        let contents = connection?.contents ?? []
        if isDisplaced { unsaved = contents }
        // The file is closed by this, before there is a new one in its place.
        connection = DatabaseFile.memory(with: contents)
        isOnDisk = false
    }
}

extension Connection {
    /// All that is in it, as far as it can be read, as changes that bring it about.
    var contents: [StoreChange] {
        let catalogue = (try? catalogue()) ?? nil
        return (catalogue.map { [.catalogue($0)] } ?? []) + marks
    }

    /// What a person marked, likewise.
    var marks: [StoreChange] {
        readableFavourites.map { .favourite($0.id, $0.date) } + readableViews.map { .view($0.id, $0.date) }
    }
}
