// What can be wrong with the archive file.

public import Foundation

extension Archive {
    public enum Failure: LocalizedError, Sendable {
        /// The app's bundle has no archive file.
        case missing
        /// The file can't be read from the disk.
        case unreadable(cause: any Error)
        /// The file isn't an archive.
        case malformed(cause: DecodingError)

        public var errorDescription: String? {
            switch self {
            case .missing: "The archive is missing from the app."
            case .unreadable: "The archive could not be read."
            case .malformed: "The archive is damaged."
            }
        }
    }
}
