// What a store has at launch.

/// What there is of earlier launches, and what is wrong with it.
public enum KeptCatalogue: Sendable {
    /// All that was saved; nil if nothing was.
    case whole(SavedCatalogue?)
    /// What of it can be read, where nothing new can be saved.
    case readOnly(SavedCatalogue?, CatalogueStoreFailure)
    /// What was saved can't be used.
    case lost(CatalogueStoreFailure)

    /// What is wrong, if something is.
    public var failure: CatalogueStoreFailure? {
        switch self {
        case .whole: nil
        case .readOnly(_, let failure), .lost(let failure): failure
        }
    }

    /// What was saved; nil if nothing was.
    ///
    /// - Throws: why it is lost; not if new facts can't be saved.
    public func get() throws(CatalogueStoreFailure) -> SavedCatalogue? {
        switch self {
        case .whole(let saved), .readOnly(let saved, _): return saved
        case .lost(let failure): throw failure
        }
    }
}
