import CGtk
import Foundation
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

/// Files that no program should stumble over.
nonisolated struct PictureLimitTests {
    private func file(_ name: String, _ content: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())-\(name)")
        try content.write(to: url)
        return url
    }

    /// The picture that a file of these bytes is at a size; the file's name says what it claims to be.
    private func decode(_ content: Data, as name: String, _ width: Int, _ height: Int) throws -> Texture {
        let url = try file(name, content)
        defer { try? FileManager.default.removeItem(at: url) }
        return try PictureDecoder.decode(PictureKey(url: url, width: width, height: height))
    }

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

    /// The head of a PNG: signature, then size, 8 bits of red, green and blue.
    private func head(_ width: UInt32, _ height: UInt32) -> Data {
        func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + bytes(width)
                + bytes(height) + [8, 2, 0, 0, 0])
    }

    @Test(arguments: ["a.png", "a.jpg", "a.gif", "a.svg", "a"])
    func `an empty file is an error`(name: String) {
        #expect(throws: PictureDecoder.Failure.self) { try decode(Data(), as: name, 10, 10) }
    }

    @Test(arguments: [(20_000, 20_000), (65_535, 65_535), (UInt32.max, UInt32.max), (0, 10)] as [(UInt32, UInt32)])
    func `a head that claims more than memory, or nothing, is an error`(width: UInt32, height: UInt32) {
        #expect(throws: PictureDecoder.Failure.self) { try decode(head(width, height), as: "a.png", 10, 10) }
    }

    @Test(arguments: ["png", "jpeg"]) func `a file that is cut short never ends the program`(format: String) throws {
        let data = try picture(300, 200, format)
        for length in stride(from: 1, to: data.count, by: 53) {
            _ = try? decode(data.prefix(length), as: "a.\(format)", 30, 20)
        }
    }

    @Test(arguments: ["png", "jpeg"]) func `a file with wrong bytes never ends the program`(format: String) throws {
        let data = try picture(64, 48, format)
        for position in stride(from: 0, to: data.count, by: 7) {
            var broken = data
            broken[position] ^= 0xFF
            _ = try? decode(broken, as: "a.\(format)", 32, 24)
        }
    }

    /// Held whole while it is read; what is left of it is the size that is shown.
    @Test func `a picture 20 000 pixels wide is decoded at the size that is shown`() throws {
        let data = try picture(20_000, 400, "png")
        #expect(try decode(data, as: "a.png", 200, 4).byteCount == 200 * 4 * 4)
    }

    @Test func `a size beyond all screens is held to what a screen shows`() throws {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='4'><rect width='3' height='4'/></svg>"
        #expect(try decode(Data(svg.utf8), as: "a.svg", 1_000_000, 1).byteCount == 8_192 * 4)
    }

    @Test func `an enlarged picture has squares for pixels where they are to be seen`() throws {
        let pixbuf = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 2, 1))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let pixels = try #require(gdk_pixbuf_get_pixels(pixbuf))
        for (index, value) in ([255, 0, 0, 0, 0, 255] as [UInt8]).enumerated() { pixels[index] = value }
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: url) }
        var keys: [UnsafeMutablePointer<CChar>?] = [nil], values: [UnsafeMutablePointer<CChar>?] = [nil]
        #expect(gdk_pixbuf_savev(pixbuf, url.path, "png", &keys, &values, nil) != 0)
        for source in [ImageSource.file(url), .data(PictureData(try Data(contentsOf: url)))] {
            #expect(try PictureDecoder.decode(PictureKey(source: source, width: 8, height: 4)).byteCount == 2 * 4)
            let sharp = try PictureDecoder.decode(PictureKey(source: source.withPixels, width: 8, height: 4))
            #expect(sharp.byteCount == 8 * 4 * 4)
            // Blue, green, red and alpha of each.
            var colors = [UInt8](repeating: 0, count: 8 * 4 * 4)
            gdk_texture_download(sharp.pointer, &colors, 8 * 4)
            let reds = (0..<8).map { colors[$0 * 4 + 2] }
            #expect(reds == [255, 255, 255, 255, 0, 0, 0, 0])
        }
    }
}
