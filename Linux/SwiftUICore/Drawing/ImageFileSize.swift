package import Foundation

/// Reads a picture's size from the beginning of its file, without decoding it.
package enum ImageFileSize {
    /// A photograph may begin with long notes about itself.
    private static let longestHead = 1 << 20
    private static let photographMark: [UInt8] = [0xFF, 0xD8]

    static func read(_ file: URL) -> CGSize? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        guard let head = try? handle.read(upToCount: 4096) else { return nil }
        if file.pathExtension.lowercased() == "svg" { return svg(head) }
        if let size = raster([UInt8](head)) { return size }
        // Only photographs have longer heads.
        guard head.starts(with: photographMark), let more = try? handle.read(upToCount: longestHead) else { return nil }
        return JPEGHead([UInt8](head + more))?.size
    }

    /// In pixels; nil for what is none of PNG, JPEG, GIF, WebP and SVG.
    package static func read(_ data: Data) -> CGSize? {
        raster([UInt8](data.prefix(longestHead))) ?? svg(data.prefix(4096))
    }

    /// The head of a photograph; nil for other pictures.
    package static func photograph(_ data: Data) -> JPEGHead? { JPEGHead([UInt8](data.prefix(longestHead))) }

    package static func photograph(_ file: URL) -> JPEGHead? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        guard let mark = try? handle.read(upToCount: photographMark.count), mark.elementsEqual(photographMark),
            let rest = try? handle.read(upToCount: longestHead)
        else { return nil }
        return photograph(mark + rest)
    }

    private static func raster(_ bytes: [UInt8]) -> CGSize? {
        png(bytes) ?? gif(bytes) ?? JPEGHead(bytes)?.size ?? WebPHead.size(bytes)
    }

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
