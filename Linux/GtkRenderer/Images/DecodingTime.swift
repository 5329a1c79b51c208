package import Foundation

/// For benchmarks: how long it takes to decode pictures as the app does, by two background threads.
package nonisolated enum DecodingTime {
    /// The time until all of them are there.
    ///
    /// - Parameters:
    ///   - width: in device pixels.
    ///   - height: in device pixels.
    package static func measure(_ files: [URL], width: Int, height: Int) async throws -> Duration {
        // The results of nothing never end.
        if files.isEmpty { return .zero }
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
