import Foundation
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

/// Which pictures wait for each other.
struct DecodeLaneTests {
    private func lane(_ source: ImageSource, _ width: Int = 160, _ height: Int = 214) -> DecodeLane {
        DecodeLane(of: PictureKey(source: source, width: width, height: height))
    }

    private func bytes(_ bytes: [UInt8]) -> ImageSource { .data(PictureData(Data(bytes))) }

    private func png(_ width: Int, _ height: Int) -> ImageSource {
        let sides = [width, height].flatMap { side in (0..<4).map { UInt8(side >> (24 - 8 * $0) & 0xFF) } }
        return bytes([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + sides)
    }

    private func photograph(_ side: Int, frame: UInt8) -> ImageSource {
        let sides = [side, side].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        return bytes(
            [0xFF, 0xD8, 0xFF, frame, 0, 17, 8] + sides + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
                + [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
    }

    @Test func `the program's own have a lane of their own, whatever they are`() {
        for name in ["a.svg", "a.png"] {
            #expect(lane(.file(URL(filePath: "/\(name)"))) == .program)
            #expect(lane(.file(URL(filePath: "/\(name)")).withPixels) == .program)
        }
    }

    @Test func `drawings from elsewhere have one, as a file and as bytes`() throws {
        let content = Data("<svg viewBox='0 0 3 4'/>".utf8)
        #expect(lane(.data(PictureData(content))) == .drawings)
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(lane(.stored(StoredPicture(url: file, head: .success(try .init(of: file))))) == .drawings)
    }

    @Test func `what is held whole is large, and so is what takes long though it's halved`() {
        #expect(lane(png(2_000, 2_000)) == .usual)
        #expect(lane(png(4_000, 6_000)) == .large)
        #expect(lane(photograph(5_000, frame: 0xC0)) == .usual)
        #expect(lane(photograph(5_000, frame: 0xC2)) == .large)
        #expect(lane(photograph(20_000, frame: 0xC0)) == .large)
        // In that size it's held whole.
        #expect(lane(photograph(5_000, frame: 0xC0), 4_000, 4_000) == .large)
    }

    @Test func `what is no picture is soon known not to be one`() {
        #expect(lane(bytes([1, 2, 3])) == .usual)
        #expect(lane(png(60_000, 60_000)) == .usual)
    }
}
