import Foundation
import Testing

@testable import SwiftUICore

@Suite struct PictureHeadTests {
    /// A JPEG's head: a frame of this kind with three components, then a scan of so many.
    private func jpeg(frame: UInt8, scan: UInt8, notes: Int = 0) -> [UInt8] {
        let note: [UInt8] = [0xFF, 0xE1, 0xFF, 0xFF] + Array(repeating: 0x20, count: 0xFFFD)
        return [0xFF, 0xD8] + Array(repeatElement(note, count: notes).joined())
            + [0xFF, frame, 0, 17, 8, 0, 20, 1, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
            + [0xFF, 0xDA, 0, 6 + 2 * scan, scan] + Array(repeating: 0, count: 20)
    }

    @Test func `a JPEG in one scan can become smaller while it is read, one in several can't`() {
        #expect(JPEGHead(jpeg(frame: 0xC0, scan: 3))?.isReadInLines == true)
        #expect(JPEGHead(jpeg(frame: 0xC1, scan: 3))?.isReadInLines == true)
        // Progressive, and a scan for each component.
        #expect(JPEGHead(jpeg(frame: 0xC2, scan: 3))?.isReadInLines == false)
        #expect(JPEGHead(jpeg(frame: 0xC0, scan: 1))?.isReadInLines == false)
        // Cut short before the scan.
        #expect(JPEGHead(Array(jpeg(frame: 0xC0, scan: 3).prefix(21)))?.isReadInLines == false)
        for frame in [0xC0, 0xC2] as [UInt8] {
            #expect(JPEGHead(jpeg(frame: frame, scan: 3, notes: 3))?.size == CGSize(width: 256, height: 20))
        }
        #expect(PictureHead(ImageTests.gif)?.photograph == nil)
    }

    @Test(arguments: 1...3) func `bytes that fill up what is before a marker are passed over`(count: Int) {
        let fill = [UInt8](repeating: 0xFF, count: count)
        let whole = jpeg(frame: 0xC0, scan: 3)
        // The marks of the frame and of the scan.
        let filled = whole.prefix(2) + fill + whole[2..<21] + fill + whole[21...]
        #expect(whole[21...].starts(with: [0xFF, 0xDA]))
        #expect(JPEGHead(Array(filled))?.size == CGSize(width: 256, height: 20))
        #expect(JPEGHead(Array(filled))?.isReadInLines == true)
        for length in 0..<filled.count { _ = JPEGHead(Array(filled.prefix(length))) }
    }

    /// A photograph of 256 by 20 whose camera was held in one of eight ways.
    private func photograph(held: UInt8, isLowestFirst: Bool) -> Data {
        func number(_ value: Int, _ length: Int) -> [UInt8] {
            let bytes = (0..<length).map { UInt8(value >> (8 * $0) & 0xFF) }
            return isLowestFirst ? bytes : bytes.reversed()
        }
        let order = Array((isLowestFirst ? "II" : "MM").utf8)
        // Two entries: the camera's maker, of another length, and how it was held.
        let directory =
            number(2, 2) + number(0x010F, 2) + number(2, 2) + number(4, 4) + Array("mine".utf8)
            + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(held), 2) + [0, 0] + number(0, 4)
        let notes = Array("Exif".utf8) + [0, 0] + order + number(42, 2) + number(8, 4) + directory
        return Data(
            [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(notes.count + 2)] + notes + jpeg(frame: 0xC0, scan: 3).dropFirst(2))
    }

    @Test(arguments: 1...8, [true, false]) func `a photograph has its size as its camera was held`(
        held: UInt8, isLowestFirst: Bool
    ) {
        let data = photograph(held: held, isLowestFirst: isLowestFirst)
        let isTurned = held > 4
        #expect(
            PictureHead(data)?.size == (isTurned ? CGSize(width: 20, height: 256) : CGSize(width: 256, height: 20)))
        #expect(PictureHead(data)?.photograph?.isTurned == isTurned)
        for length in 0..<data.count { _ = PictureHead(data.prefix(length)) }
    }

    /// Heads that an encoder wrote of a picture of 300 by 200, and one of 70 000 by 3.
    @Test func `a WebP's size is found in each of its three forms`() {
        func webp(_ form: String, _ rest: [UInt8]) -> Data {
            Data(Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(form)".utf8) + [0, 0, 0, 0] + rest)
        }
        let lossy = webp("VP8 ", [0x30, 0, 0, 0x9D, 1, 0x2A, 0x2C, 1, 0xC8, 0])
        // 299 and 199 in 14 bits each.
        let lossless = webp("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0, 0, 0, 0, 0, 0])
        let extended = webp("VP8X", [0, 0, 0, 0, 0x6F, 0x11, 1, 2, 0, 0])
        #expect(PictureHead(lossy)?.size == CGSize(width: 300, height: 200))
        #expect(PictureHead(lossless)?.size == CGSize(width: 300, height: 200))
        #expect(PictureHead(extended)?.size == CGSize(width: 70_000, height: 3))
        #expect(PictureHead(lossy.prefix(29)) == nil)
        #expect(PictureHead(webp("VP9 ", Array(repeating: 1, count: 10))) == nil)
    }
}
