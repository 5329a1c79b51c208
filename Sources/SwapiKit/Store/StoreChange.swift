// Something to save, which can be tried again.

import Foundation

/// A change to the database that can be kept until there is room for it.
enum StoreChange: Sendable {
    case catalogue(SavedCatalogue)
    /// Without a date it is taken away.
    case favourite(RecordID, Date?)
    case view(RecordID, Date)

    func apply(to connection: Connection) throws {
        switch self {
        case .catalogue(let catalogue): try connection.save(catalogue)
        case .favourite(let id, let date): try connection.setFavourite(id, date)
        case .view(let id, let date): try connection.addView(id, date)
        }
    }

    /// Whether a later change makes this one needless, so that what is kept doesn't grow for ever.
    func isReplaced(by later: StoreChange) -> Bool {
        switch (self, later) {
        case (.catalogue(let old), .catalogue(let new)): old.facts == nil || new.facts != nil
        case (.favourite(let old, _), .favourite(let new, _)): old == new
        case (.view(let old, _), .view(let new, _)): old == new
        default: false
        }
    }
}
