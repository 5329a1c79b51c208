import Foundation
import FoundationNetworking
package import SwiftUICore

/// How pictures are fetched: tests have a way of their own.
package struct PictureDownload: Sendable {
    package enum Failure: Error, Equatable {
        /// The server's answer has a status that says it failed.
        case status(URL, Int)
        case tooLarge(URL)
        /// Nothing that could be drawn.
        case noPicture(URL)
    }

    package let load: @Sendable (URL) async throws -> Data

    package init(load: @escaping @Sendable (URL) async throws -> Data) {
        self.load = load
    }

    private static let mostBytes = 64 << 20

    static let network = PictureDownload { url in
        let (data, response) = try await URLSession.shared.data(from: url)
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            throw Failure.status(url, status)
        }
        if data.count > mostBytes { throw Failure.tooLarge(url) }
        return data
    }
}

private struct PictureDownloadKey: EnvironmentKey { static let defaultValue = PictureDownload.network }

extension EnvironmentValues {
    package var pictureDownload: PictureDownload {
        get { self[PictureDownloadKey.self] }
        set { self[PictureDownloadKey.self] = newValue }
    }
}
