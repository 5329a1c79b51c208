import Foundation
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

/// Pictures that come several times over, finer each time: all of their rows are there early.
nonisolated struct CutPictureTests {
    /// From black to white in 24 × 16 pixels.
    private static let progressiveJPEG = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQ
        YEpRUk//wgALCAAQABgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/9oACAEBAAAAAaplT//EABUQAQEAAAAAAAAAAAAAAAAAAAAT/9oACAEB
        AAEFArrrrrrv/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQAGPwJf/8QAFRABAQAAAAAAAAAAAAAAAAAAAHH/2gAIAQEAAT8hta1rW//aAAgB
        AQAAABAD/8QAFhAAAwAAAAAAAAAAAAAAAAAAABHw/9oACAEBAAE/ELZbLZbLZbP/2Q==
        """
    private static let interlacedPNG = """
        iVBORw0KGgoAAAANSUhEUgAAABgAAAAQBAAAAAGbuD3eAAAAXElEQVQImU3LQQ2AQAwF0bGABSzUAhawwJlbLWABC1ioBSxggeCgZD9s0ndo2mRK
        PvjKNyMCMyMztbu77kvYhVkYpLUt/5OQXrr0B5P+dxecBUfBVrAUTAVjQfUCBCdg67jo2jcAAAAASUVORK5CYII=
        """

    private func decode(_ data: Data) throws -> Texture {
        try PictureDecoder.decode(PictureKey(source: .data(PictureData(data)), width: 24, height: 16))
    }

    /// The bytes after which to cut: within the second scan, before the last one, and before the mark of the end.
    @Test(arguments: [
        (progressiveJPEG, [180, 282, 299]), (interlacedPNG, [110, 125, 137]),
    ]) func `one that is cut short after its first rows is an error`(text: String, lengths: [Int]) throws {
        let data = try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters))
        #expect(try decode(data).byteCount == 24 * 16 * 4)
        for length in lengths {
            #expect(throws: PictureDecoder.Failure.self, "\(length)") { try decode(data.prefix(length)) }
        }
        // What a camera adds at the end belongs to no picture.
        #expect(try decode(data + Data(count: 500)).byteCount == 24 * 16 * 4)
    }
}
