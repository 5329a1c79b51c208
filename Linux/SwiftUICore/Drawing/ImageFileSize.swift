package import Foundation

/// Reads a picture's size from the beginning of its file, without decoding it.
package enum ImageFileSize {
    static func read(_ file: URL) -> CGSize? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        guard let head = try? handle.read(upToCount: 4096) else { return nil }
        if file.pathExtension.lowercased() == "svg" { return svg(head) }
        if let size = raster([UInt8](head)) { return size }
        // A photograph may begin with long notes about itself.
        guard head.starts(with: [0xFF, 0xD8]), let more = try? handle.read(upToCount: 1 << 20) else { return nil }
        return jpeg([UInt8](head + more))
    }

    /// In pixels; nil for what is none of PNG, JPEG, GIF and SVG.
    package static func read(_ data: Data) -> CGSize? {
        raster([UInt8](data.prefix(1 << 20))) ?? svg(data.prefix(4096))
    }

    private static func raster(_ bytes: [UInt8]) -> CGSize? { png(bytes) ?? gif(bytes) ?? jpeg(bytes) }

    /// PNG: width and height are big-endian words at offset 16. Source: PNG specification, IHDR.
    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        func word(_ offset: Int) -> CGFloat {
            CGFloat(bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
        }
        return CGSize(width: word(16), height: word(20))
    }

    /// Source: GIF89a specification, logical screen descriptor.
    private static func gif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return CGSize(
            width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    /// The first frame header among the segments. Source: ITU T.81, B.2.2.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var position = 2
        while position + 9 < bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return CGSize(
                    width: Int(bytes[position + 7]) << 8 | Int(bytes[position + 8]),
                    height: Int(bytes[position + 5]) << 8 | Int(bytes[position + 6]))
            }
            position += 2 + max(2, Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
        }
        return nil
    }

    private static func svg(_ head: Data) -> CGSize? {
        let text = String(decoding: head, as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
        else { return nil }
        let tag = text[start.upperBound..<end]
        if let width = attribute("width", in: tag).flatMap(length),
            let height = attribute("height", in: tag).flatMap(length)
        {
            return CGSize(width: width, height: height)
        }
        let box = attribute("viewBox", in: tag)?.split(whereSeparator: { $0 == " " || $0 == "," }).compactMap {
            Double($0)
        }
        guard let box, box.count == 4 else { return nil }
        return CGSize(width: box[2], height: box[3])
    }

    private static func attribute(_ name: String, in tag: Substring) -> Substring? {
        guard
            let start = tag.range(of: "\\s\(name)\\s*=\\s*[\"']", options: .regularExpression),
            let end = tag[start.upperBound...].firstIndex(where: { $0 == "\"" || $0 == "'" })
        else { return nil }
        return tag[start.upperBound..<end]
    }

    private static func length(_ text: Substring) -> CGFloat? {
        Double(text.hasSuffix("px") ? text.dropLast(2) : text).map { CGFloat($0) }
    }
}
