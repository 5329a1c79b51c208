package import Foundation

/// A picture of an asset catalogue, with a variant for dark if it has one.
package struct ImageAsset: Sendable {
    package struct Variant: Sendable {
        package let file: URL
        /// In points: pixels divided by the scale that the catalogue gives.
        package let size: CGSize
    }

    let any: Variant?
    let dark: Variant?

    init?(folder: URL) {
        guard let images = AssetContents(folder: folder)?.images else { return nil }
        func variant(dark: Bool) -> Variant? {
            // Of several scales the largest is as sharp as can be on any screen.
            images.filter { $0.appearances.isDark == dark && !$0.appearances.isIncreased && $0.filename != nil }
                .max { $0.scaleFactor < $1.scaleFactor }
                .flatMap { Variant(folder: folder, image: $0) }
        }
        any = variant(dark: false)
        dark = variant(dark: true)
        if any == nil && dark == nil { return nil }
    }
}

extension ImageAsset.Variant {
    fileprivate init?(folder: URL, image: AssetContents.Image) {
        guard let name = image.filename else { return nil }
        file = folder.appendingPathComponent(name)
        guard let pixels = ImageFileSize.read(file) else { return nil }
        size = CGSize(width: pixels.width / image.scaleFactor, height: pixels.height / image.scaleFactor)
    }
}

extension AssetContents.Image {
    var scaleFactor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
}

/// Reads a picture's size from the beginning of its file, without decoding it.
enum ImageFileSize {
    static func read(_ file: URL) -> CGSize? {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        guard let head = try? handle.read(upToCount: 4096) else { return nil }
        return file.pathExtension.lowercased() == "svg" ? svg(head) : png(head)
    }

    /// PNG: width and height are big-endian words at offset 16. Source: PNG specification, IHDR.
    private static func png(_ head: Data) -> CGSize? {
        let bytes = [UInt8](head)
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        func word(_ offset: Int) -> CGFloat {
            CGFloat(bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
        }
        return CGSize(width: word(16), height: word(20))
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
