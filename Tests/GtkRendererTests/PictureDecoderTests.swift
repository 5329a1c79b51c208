import Foundation
import Testing

@testable import GtkRenderer

struct PictureDecoderTests {
    private func file(_ name: String, _ content: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())-\(name)")
        try Data(content.utf8).write(to: url)
        return url
    }

    @Test("A drawing is decoded at exactly the size it is shown")
    func drawing() throws {
        let url = try file(
            "a.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'><rect width='3' height='4'/></svg>")
        defer { try? FileManager.default.removeItem(at: url) }
        let texture = try PictureDecoder.decode(PictureKey(url: url, width: 30, height: 40))
        #expect(texture.byteCount == 30 * 40 * 4)
    }

    @Test("A broken or missing file is an error, never a crash", arguments: ["a.svg", "a.png", "a.jpg", "a"])
    func broken(name: String) throws {
        let url = try file(name, "<svg xmlns='http://www.w3.org/2000/svg'><rect")
        #expect(throws: PictureDecoder.Failure.self) {
            try PictureDecoder.decode(PictureKey(url: url, width: 10, height: 10))
        }
        try FileManager.default.removeItem(at: url)
        #expect(throws: PictureDecoder.Failure.self) {
            try PictureDecoder.decode(PictureKey(url: url, width: 10, height: 10))
        }
    }
}
