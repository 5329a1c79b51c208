import CGtk
import Foundation
import SwiftUICore

/// A picture made of pixels, of which the size and the format are known.
nonisolated struct RasterFile {
    let url: URL
    let width: Int
    let height: Int
    let photograph: JPEGHead?

    /// Most photographs become smaller while they are read, others have to be held whole.
    private var isReadInLines: Bool { photograph?.isReadInLines ?? false }
    private var isTurned: Bool { photograph?.isTurned ?? false }

    /// Hands its bytes over.
    typealias Feed = (PixelReader) throws(PictureDecoder.Failure) -> Void

    private static let manyPixels = 4 << 20
    /// What is halved while it's read takes its time nevertheless.
    private static let mostPixelsRead = 16 * PictureDecoder.mostPixels

    /// The picture at the size that is shown; never larger than the file, unless its pixels are to be seen.
    func texture(_ shown: PictureDecoder.Size, feed: Feed) throws(PictureDecoder.Failure) -> Texture {
        guard let held = heldSize(shown) else { throw .tooLarge(url) }
        let pixbuf = try pixbuf(held == (width, height) ? nil : held, feed)
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return try shown.hasPixels ? sharp(pixbuf, shown) : smooth(pixbuf, shown)
    }

    /// Whether several of its kind would fill the memory, or keep threads for long.
    func isLarge(_ shown: PictureDecoder.Size) -> Bool {
        guard let held = heldSize(shown) else { return false }
        return held.width * held.height > Self.manyPixels || width * height > PictureDecoder.mostPixels
    }

    /// How large it is in memory before it's scaled to the size that is shown; nil for larger than memory has room for.
    ///
    /// A photograph can be halved as often as three times while it's read: as long as it's not smaller than it's shown,
    /// unless it would be too large otherwise.
    func heldSize(_ shown: PictureDecoder.Size) -> (width: Int, height: Int)? {
        guard width <= Self.mostPixelsRead / max(1, height) else { return nil }
        let divisors = isReadInLines && !shown.hasPixels ? [8, 4, 2, 1] : [1]
        var sizes: [(width: Int, height: Int)] = divisors.map { (width: part(width, $0), height: part(height, $0)) }
        sizes.removeAll { $0.width * $0.height > PictureDecoder.mostPixels }
        let (least, leastHigh) = isTurned ? (shown.height, shown.width) : (shown.width, shown.height)
        return sizes.first { $0.width >= least && $0.height >= leastHigh } ?? sizes.last
    }

    private func part(_ side: Int, _ divisor: Int) -> Int { (side + divisor - 1) / divisor }

    private func smooth(
        _ pixbuf: OpaquePointer, _ shown: PictureDecoder.Size
    ) throws(PictureDecoder.Failure) -> Texture {
        // Enlarging is the screen's work: it costs no memory there.
        let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
        let factor = min(1, Double(width) / Double(shown.width), Double(height) / Double(shown.height))
        let side = { (shown: Int) in max(1, Int(Double(shown) * factor)) }
        return try scaled(pixbuf, side(shown.width), side(shown.height), GDK_INTERP_BILINEAR)
    }

    /// The screen would make the pixels run into each other: GTK 4.8 knows no other way to enlarge.
    private func sharp(
        _ pixbuf: OpaquePointer, _ shown: PictureDecoder.Size
    ) throws(PictureDecoder.Failure) -> Texture {
        try scaled(pixbuf, shown.width, shown.height, GDK_INTERP_NEAREST)
    }

    private func pixbuf(_ size: (width: Int, height: Int)?, _ feed: Feed) throws(PictureDecoder.Failure)
        -> OpaquePointer
    {
        let reader = PixelReader(url, fullHeight: height, size: size)
        try feed(reader)
        return try reader.finish()
    }

    private func scaled(
        _ pixbuf: OpaquePointer, _ width: Int, _ height: Int, _ interpolation: GdkInterpType
    ) throws(PictureDecoder.Failure) -> Texture {
        guard let scaled = gdk_pixbuf_scale_simple(pixbuf, Int32(width), Int32(height), interpolation) else {
            throw .outOfMemory(url)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
        guard let texture = Texture(pixbuf: scaled) else { throw .outOfMemory(url) }
        return texture
    }
}

nonisolated extension RasterFile {
    init(_ url: URL, _ head: PictureHead) {
        let sides = (Int(head.size.width), Int(head.size.height))
        let isTurned = head.photograph?.isTurned ?? false
        self.init(
            url: url, width: isTurned ? sides.1 : sides.0, height: isTurned ? sides.0 : sides.1,
            photograph: head.photograph)
    }
}
