// What can be wrong with what is saved.

public import Foundation

/// Why saved facts can't be had, or nothing can be saved.
public enum CatalogueStoreFailure: LocalizedError, Sendable {
    /// The file can't be read from the disk; under which name it was set aside, if it could be.
    case unreadable(aside: String?, cause: any Error)
    /// The file isn't what it should be.
    case damaged(aside: String?, cause: any Error)
    /// A newer version of the app wrote it.
    case newer(aside: String?)
    case notSaved(cause: any Error)

    public var errorDescription: String? {
        switch self {
        case .unreadable(let aside, _): "The saved facts can't be read\(Self.words(aside))."
        case .damaged(let aside, _): "The saved facts are damaged\(Self.words(aside))."
        case .newer(let aside): "The saved facts are of a newer version\(Self.words(aside))."
        case .notSaved(let cause) where Self.isFull(cause): "The disk is full: nothing can be saved."
        case .notSaved(let cause) where Self.isReadOnly(cause):
            "The data folder can't be written: nothing can be saved."
        case .notSaved(let cause) where (cause as? SQLiteError)?.isLocked == true:
            "Another program has the saved facts locked: nothing can be saved."
        case .notSaved(let cause) where Self.isBehindFile(cause):
            "Where the data folder should be there is a file: nothing can be saved."
        case .notSaved(let cause) where cause is CocoaError: "The data folder can't be made: nothing can be saved."
        case .notSaved: "Nothing can be saved."
        }
    }

    /// A word for names of files that are set aside.
    var reason: String {
        switch self {
        case .unreadable: "unreadable"
        case .damaged: "damaged"
        case .newer: "newer"
        case .notSaved: "not-saved"
        }
    }

    /// The same failure of a file that has been set aside; nil if it couldn't be.
    func kept(as name: String?) -> CatalogueStoreFailure {
        switch self {
        case .unreadable(_, let cause): .unreadable(aside: name, cause: cause)
        case .damaged(_, let cause): .damaged(aside: name, cause: cause)
        case .newer: .newer(aside: name)
        case .notSaved: self
        }
    }

    private static func words(_ aside: String?) -> String {
        aside.map { " and were kept as \($0)" } ?? ""
    }

    private static func isFull(_ error: any Error) -> Bool {
        if let error = error as? SQLiteError { return error.isFullDisk }
        return causes(of: error).contains {
            ($0.domain == NSCocoaErrorDomain && $0.code == CocoaError.Code.fileWriteOutOfSpace.rawValue)
                || ($0.domain == NSPOSIXErrorDomain && $0.code == Int(ENOSPC))
        }
    }

    private static func isReadOnly(_ error: any Error) -> Bool {
        if let error = error as? SQLiteError { return error.isReadOnly }
        let codes: [CocoaError.Code] = [.fileWriteNoPermission, .fileWriteVolumeReadOnly]
        return causes(of: error).contains { cause in
            cause.domain == NSCocoaErrorDomain && codes.contains { $0.rawValue == cause.code }
        }
    }

    /// Whether a file is in the place of the folder, or of one that it's in.
    private static func isBehindFile(_ error: any Error) -> Bool {
        causes(of: error).contains { $0.domain == NSPOSIXErrorDomain && [EEXIST, ENOTDIR].contains(Int32($0.code)) }
    }

    /// The error, and those that led to it.
    private static func causes(of error: any Error) -> [NSError] {
        var causes = [error as NSError]
        // On Linux a cause may be a value, which is no `NSError` until it's asked to be one.
        while let next = causes.last?.userInfo[NSUnderlyingErrorKey] as? any Error { causes.append(next as NSError) }
        return causes
    }
}
