import CGtk
import Foundation
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

/// Pictures from bytes, and large ones.
struct PictureDataTests {
    /// A picture of one colour, written by the decoder's own library.
    private func picture(_ width: Int32, _ height: Int32, _ format: String) throws -> Data {
        let pixbuf = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, width, height))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, 0xFF00_00FF)
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(format)")
        defer { try? FileManager.default.removeItem(at: url) }
        var keys: [UnsafeMutablePointer<CChar>?] = [nil], values: [UnsafeMutablePointer<CChar>?] = [nil]
        #expect(gdk_pixbuf_savev(pixbuf, url.path, format, &keys, &values, nil) != 0)
        return try Data(contentsOf: url)
    }

    private func decode(_ data: Data, _ width: Int, _ height: Int) throws -> Texture {
        try PictureDecoder.decode(PictureKey(source: .data(PictureData(data)), width: width, height: height))
    }

    @Test(arguments: ["png", "jpeg"]) func `bytes are decoded at the size that is shown`(format: String) throws {
        let data = try picture(64, 32, format)
        #expect(PictureHead(data)?.size == CGSize(width: 64, height: 32))
        #expect(try decode(data, 16, 8).byteCount == 16 * 8 * 4)
        // Enlarging is the screen's work.
        #expect(try decode(data, 640, 320).byteCount == 64 * 32 * 4)
    }

    @Test func `a drawing from bytes is drawn at the size that is shown`() throws {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='4'><rect width='3' height='4'/></svg>"
        #expect(try decode(Data(svg.utf8), 30, 40).byteCount == 30 * 40 * 4)
    }

    @Test(arguments: ["", "<svg", "GIF89a", "\u{7F}PNG", "nothing", " <svg width='1e20' height='4'>"])
    func `broken bytes are an error, never a crash`(text: String) {
        #expect(throws: PictureDecoder.Failure.self) { try decode(Data(text.utf8), 10, 10) }
    }

    @Test func `a picture that is cut short is an error, never a crash`() throws {
        for format in ["png", "jpeg"] {
            let data = try picture(64, 32, format)
            for length in stride(from: 0, to: data.count, by: 40) {
                _ = try? decode(data.prefix(length), 16, 8)
            }
        }
    }

    @Test func `a photograph 20 000 pixels wide is decoded at the size that is shown`() throws {
        let data = try picture(20_000, 400, "jpeg")
        #expect(try decode(data, 200, 4).byteCount == 200 * 4 * 4)
    }

    /// The head of a picture of 60 000 × 60 000 pixels, which would fill 14 GB.
    @Test func `a picture that claims to be larger than memory is refused`() throws {
        let head: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0xEA, 0x60, 0, 0, 0xEA,
            0x60,
            8, 2, 0, 0, 0,
        ]
        #expect(throws: PictureDecoder.Failure.self) { try decode(Data(head), 100, 100) }
    }
}
