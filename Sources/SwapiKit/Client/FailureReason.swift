// One sentence for a person about any error that loading may end with.

import Foundation

/// Why something could not be loaded, in one sentence.
public enum FailureReason {
    /// The sentence for an error; nil if it only says that nobody waits for the answer any more.
    public static func sentence(for error: any Error) -> String? {
        switch error {
        case is CancellationError: nil
        // These are a request's: the article's calls throw them as they are.
        case is URLError, is DecodingError:
            (API.Failure.naming(error, request: nil) as? API.Failure)?.errorDescription
        case let error as any LocalizedError: error.errorDescription ?? unknown
        default: unknown
        }
    }

    private static let unknown = "Something went wrong."
}
