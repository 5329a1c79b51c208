import Foundation
import FoundationNetworking
package import SwiftUICore

/// How pictures are fetched: tests have a way of their own.
package struct PictureDownload: Sendable {
    package enum Failure: LocalizedError, Equatable {
        /// The server's answer has a status that says it failed.
        case status(URL, Int)
        case tooLarge(URL)
        /// Nothing that could be drawn, and why.
        case noPicture(URL, StoredPicture.Complaint?)

        /// In a sentence without the address, which who asked for it knows.
        package var errorDescription: String? {
            switch self {
            case .status(_, let status): "The server answers with the status \(status)."
            case .tooLarge: "It is too large."
            case .noPicture(_, let complaint): "It \(complaint?.predicate ?? "is no picture that can be shown")."
            }
        }
    }

    package let load: @Sendable (URL) async throws -> Data

    package init(load: @escaping @Sendable (URL) async throws -> Data) {
        self.load = load
    }

    static let network = over(.default, mostBytes: 64 << 20)

    /// With a session of its own, which ends what grows larger than that.
    static func over(_ configuration: URLSessionConfiguration, mostBytes: Int) -> PictureDownload {
        let transfers = PictureTransfers(mostBytes: mostBytes)
        let session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
        return PictureDownload { url in try await transfers.load(url, in: session) }
    }
}

private struct PictureDownloadKey: EnvironmentKey { static let defaultValue = PictureDownload.network }

extension EnvironmentValues {
    package var pictureDownload: PictureDownload {
        get { self[PictureDownloadKey.self] }
        set { self[PictureDownloadKey.self] = newValue }
    }
}
