package import Foundation

/// What the beginning of a picture's file says, without decoding it.
package struct PictureHead: Equatable, Sendable {
    /// In pixels, as it is to be seen, and such that it can be laid out.
    package let size: CGSize
    /// What else a photograph's says; nil for other pictures.
    package let photograph: JPEGHead?
    /// Whether it's an SVG.
    package let isDrawing: Bool

    /// A photograph may begin with long notes about itself.
    private static let longest = 1 << 20
    /// As much as any other picture needs.
    private static let usual = 4_096

    /// Nil for what is none of PNG, JPEG, GIF, WebP and SVG.
    package init?(of file: URL) {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        guard let head = try? handle.read(upToCount: Self.usual) else { return nil }
        if file.pathExtension.lowercased() == "svg" {
            self.init(drawing: head)
        } else if JPEGHead.begins(head), JPEGHead([UInt8](head))?.isReadInLines != true {
            // That is said last.
            let more = try? handle.read(upToCount: Self.longest)
            self.init(raster: [UInt8](head + (more ?? Data())))
        } else {
            self.init(raster: [UInt8](head))
        }
    }

    /// Nil for what is none of PNG, JPEG, GIF, WebP and SVG.
    package init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(JPEGHead.begins(data) ? Self.longest : Self.usual))
        guard let head = Self(raster: bytes) ?? Self(drawing: Data(bytes)) else { return nil }
        self = head
    }

    private init?(drawing head: Data) {
        self.init(size: Self.svg(head), photograph: nil, isDrawing: true)
    }

    private init?(raster bytes: [UInt8]) {
        let photograph = JPEGHead(bytes)
        let size = photograph?.size ?? Self.png(bytes) ?? Self.gif(bytes) ?? WebPHead.size(bytes)
        self.init(size: size, photograph: photograph, isDrawing: false)
    }

    private init?(size: CGSize?, photograph: JPEGHead?, isDrawing: Bool) {
        guard let size, size.isDrawable else { return nil }
        self.size = size
        self.photograph = photograph
        self.isDrawing = isDrawing
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
