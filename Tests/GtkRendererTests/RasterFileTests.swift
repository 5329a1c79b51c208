import Foundation
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

/// How much of a picture is in memory at once.
nonisolated struct RasterFileTests {
    /// The side of what is held of a square photograph.
    private func held(_ side: Int, shown: Int, frame: UInt8 = 0xC0, hasPixels: Bool = false) -> Int? {
        let head: [UInt8] =
            [0xFF, 0xD8, 0xFF, frame, 0, 17, 8, 1, 0, 1, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
            + [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0]
        let file = RasterFile(
            url: URL(filePath: "/a.jpg"), width: side, height: side, photograph: PictureHead(Data(head))?.photograph)
        return file.heldSize(.init(width: shown, height: shown, hasPixels: hasPixels))?.width
    }

    @Test func `a photograph is held as small as it's shown, or twice that`() {
        #expect(held(4_000, shown: 100) == 500)
        #expect(held(4_000, shown: 501) == 1_000)
        #expect(held(4_000, shown: 2_001) == 4_000)
        // Smaller than it's shown.
        #expect(held(400, shown: 2_000) == 400)
    }

    /// It was halved once, to 768 MB, and then copied.
    @Test func `a photograph that memory has no room for is held smaller than it's shown`() {
        #expect(held(32_000, shown: 8_192) == 8_000)
        #expect(held(16_384, shown: 8_192) == 8_192)
        #expect(held(32_769, shown: 100) == nil)
    }

    @Test func `what comes in several scans, or is to be seen in squares, is held whole or not at all`() {
        #expect(held(4_000, shown: 100, frame: 0xC2) == 4_000)
        #expect(held(4_000, shown: 100, hasPixels: true) == 4_000)
        #expect(held(8_193, shown: 100, frame: 0xC2) == nil)
        #expect(held(8_193, shown: 100, hasPixels: true) == nil)
    }
}
