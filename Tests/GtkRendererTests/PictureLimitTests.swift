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
        return try encoded(pixbuf, format)
    }

    private func encoded(_ pixbuf: OpaquePointer, _ format: String) throws -> Data {
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

    /// The memory that nothing came for was shown as it was.
    @Test(arguments: ["png", "jpeg"]) func `half of a file is an error, from bytes as well`(format: String) throws {
        // Noise, so that each row has its bytes.
        let pixbuf = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 300, 200))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let pixels = try #require(gdk_pixbuf_get_pixels(pixbuf))
        var noise: UInt32 = 1
        for index in 0..<Int(gdk_pixbuf_get_byte_length(pixbuf)) {
            noise = noise &* 1_664_525 &+ 1_013_904_223
            pixels[index] = UInt8(noise >> 24)
        }
        let data = try encoded(pixbuf, format)
        for (width, height) in [(30, 20), (150, 100), (300, 200)] {
            _ = try decode(data, as: "a.\(format)", width, height)
            #expect(throws: PictureDecoder.Failure.self) {
                try decode(data.prefix(data.count / 2), as: "a.\(format)", width, height)
            }
            let source = ImageSource.data(PictureData(data.prefix(data.count / 2)))
            #expect(throws: PictureDecoder.Failure.self) {
                try PictureDecoder.decode(PictureKey(source: source, width: width, height: height))
            }
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

    /// Frames and a scan of three components; of the scan itself there is nothing.
    private func photograph(_ side: Int, frame: UInt8) -> Data {
        let sides = [UInt8(side >> 8), UInt8(side & 0xFF), UInt8(side >> 8), UInt8(side & 0xFF)]
        return Data(
            [0xFF, 0xD8, 0xFF, frame, 0, 17, 8] + sides + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
                + [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
    }

    /// One that is read line by line needs no memory to speak of; a progressive one is held whole, whatever size is wanted.
    @Test func `a progressive photograph may be no larger than other pictures`() {
        func isTooLarge(_ side: Int, frame: UInt8) -> Bool {
            do {
                _ = try decode(photograph(side, frame: frame), as: "a.jpg", 10, 10)
                return false
            } catch PictureDecoder.Failure.tooLarge {
                return true
            } catch {
                return false
            }
        }
        #expect(isTooLarge(20_000, frame: 0xC2))
        #expect(!isTooLarge(20_000, frame: 0xC0))
        #expect(!isTooLarge(2_000, frame: 0xC2))
        #expect(isTooLarge(60_000, frame: 0xC0))
    }

    /// Held on its side, with what was at the left of the lines at the top.
    @Test func `a photograph is turned as its camera was held`() throws {
        let pixbuf = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 320, 160))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        gdk_pixbuf_fill(pixbuf, 0x0000_FFFF)
        let left = try #require(gdk_pixbuf_new_subpixbuf(pixbuf, 0, 0, 160, 160))
        defer { g_object_unref(UnsafeMutableRawPointer(left)) }
        gdk_pixbuf_fill(left, 0xFF00_00FF)
        let notes =
            Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let data =
            try Data([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(notes.count + 2)] + notes)
            + encoded(pixbuf, "jpeg").dropFirst(2)
        let url = try file("turned.jpg", data)
        defer { try? FileManager.default.removeItem(at: url) }
        for (width, height) in [(160, 320), (16, 32)] {
            for source in [ImageSource.file(url), .data(PictureData(data))] {
                let texture = try PictureDecoder.decode(PictureKey(source: source, width: width, height: height))
                #expect(gdk_texture_get_width(texture.pointer) == Int32(width))
                // Blue, green, red and alpha of each.
                var colors = [UInt8](repeating: 0, count: width * height * 4)
                gdk_texture_download(texture.pointer, &colors, gsize(width * 4))
                let reds = [height / 4, height * 3 / 4].map { colors[($0 * width + width / 2) * 4 + 2] > 200 }
                #expect(reds == [true, false])
            }
        }
    }

    @Test func `a pipe is an error, and nobody waits at it`() {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        #expect(mkfifo(url.path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: PictureDecoder.Failure.self) {
            try PictureDecoder.decode(PictureKey(url: url, width: 10, height: 10))
        }
    }

    /// The size of a link was taken for that of its file.
    @Test func `a link to a file of too many bytes is an error`() throws {
        let large = try file("large.svg", Data("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>".utf8))
        let link = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
        defer { for url in [large, link] { try? FileManager.default.removeItem(at: url) } }
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: large)
        let key = PictureKey(url: link, width: 1, height: 1)
        _ = try PictureDecoder.decode(key)
        // Spaces at the end, none of which take room on the disk.
        #expect(truncate(large.path, PictureDecoder.mostBytes + 1) == 0)
        #expect(throws: PictureDecoder.Failure.self) { try PictureDecoder.decode(key) }
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
