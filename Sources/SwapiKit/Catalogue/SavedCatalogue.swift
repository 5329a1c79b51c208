// What is kept of a refresh from one launch to the next.

public import Foundation

/// The facts of the last refresh, when it was, and how long the server wants to be left alone.
public struct SavedCatalogue: Equatable, Sendable {
    /// Nil if no refresh has succeeded yet.
    public var facts: Facts?
    /// No request is sent before this time.
    public var retryAfter: Date?

    /// What a refresh found, and when.
    public struct Facts: Equatable, Sendable {
        public let archive: Archive
        public let fetched: Date

        public init(archive: Archive, fetched: Date) {
            self.archive = archive
            self.fetched = fetched
        }
    }

    public init(facts: Facts? = nil, retryAfter: Date? = nil) {
        self.facts = facts
        self.retryAfter = retryAfter
    }

    /// The newer facts of both, and the later time to wait until.
    public func merged(with other: SavedCatalogue?) -> SavedCatalogue {
        guard let other else { return self }
        let newest = [facts, other.facts].compactMap(\.self).max { $0.fetched < $1.fetched }
        let deadline = [retryAfter, other.retryAfter].compactMap(\.self).max()
        return SavedCatalogue(facts: newest, retryAfter: deadline)
    }
}

/// Keeps a catalogue between launches.
public protocol CatalogueStore: Sendable {
    /// What was saved last; nil if nothing was.
    func load() throws(CatalogueStoreFailure) -> SavedCatalogue?
    func save(_ catalogue: SavedCatalogue) throws(CatalogueStoreFailure)
}

/// Why saved facts can't be had, or facts not saved.
public enum CatalogueStoreFailure: LocalizedError, Sendable {
    /// The file can't be read from the disk; under which name it was set aside, if it could be.
    case unreadable(aside: String?, cause: any Error)
    /// The file holds no catalogue.
    case damaged(aside: String?, cause: any Error)
    /// A newer version of the app wrote it.
    case newer(aside: String?)
    case notSaved(cause: any Error)

    public var errorDescription: String? {
        switch self {
        case .unreadable(let aside, _): "The saved facts can't be read\(Self.words(aside))."
        case .damaged(let aside, _): "The saved facts are damaged\(Self.words(aside))."
        case .newer(let aside): "The saved facts are of a newer version\(Self.words(aside))."
        case .notSaved(let cause) where Self.isFull(cause): "The disk is full: the facts can't be saved."
        case .notSaved: "The facts can't be saved."
        }
    }

    private static func words(_ aside: String?) -> String {
        aside.map { " and were kept as \($0)" } ?? ""
    }

    private static func isFull(_ error: any Error) -> Bool {
        var cause: NSError? = error as NSError
        while let current = cause {
            if current.domain == NSCocoaErrorDomain, current.code == CocoaError.Code.fileWriteOutOfSpace.rawValue {
                return true
            }
            if current.domain == NSPOSIXErrorDomain, current.code == Int(ENOSPC) { return true }
            cause = current.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return false
    }
}
