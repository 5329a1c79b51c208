// How long it takes to decode pictures as the app does, on background threads.

import Foundation
import GtkRenderer

nonisolated enum DecodingTime {
    /// The time until all of them are there: of nothing, no time ever comes.
    ///
    /// - Parameters:
    ///   - width: in device pixels.
    ///   - height: in device pixels.
    static func measure(_ files: [URL], width: Int, height: Int) async throws -> Duration {
        let (results, continuation) = AsyncStream<Result<Texture, PictureDecoder.Failure>>.makeStream()
        let queue = DecodeQueue { _, result in continuation.yield(result) }
        let start = ContinuousClock.now
        for file in files { queue.add(PictureKey(url: file, width: width, height: height)) }
        var left = files.count
        for await result in results {
            _ = try result.get()
            left -= 1
            if left == 0 { break }
        }
        return ContinuousClock.now - start
    }
}
