import CGtk
import Foundation

/// A picture made of pixels, of which the size and the format are known.
nonisolated struct RasterFile {
    let url: URL
    let width: Int
    let height: Int
    /// A photograph becomes smaller while it is read, others have to be held whole.
    let isPhotograph: Bool

    typealias Read = (Int32, Int32, inout UnsafeMutablePointer<GError>?) -> OpaquePointer?

    /// Held whole, these would fill memory several at a time: they are read one after the other.
    private static let largeLock = NSLock()
    private static let manyPixels = 4 << 20

    /// The picture at the size that is shown; never larger than the file, unless its pixels are to be seen.
    ///
    /// - Parameter read: Reads it at a size.
    func texture(_ shown: PictureDecoder.Size, read: Read) throws(PictureDecoder.Failure) -> Texture {
        let becomesSmaller = isPhotograph && !shown.hasPixels
        let most = becomesSmaller ? PictureDecoder.mostPixels * 16 : PictureDecoder.mostPixels
        let pixels = width.multipliedReportingOverflow(by: height)
        if pixels.overflow || pixels.partialValue > most { throw .tooLarge(url) }
        let isLarge = !becomesSmaller && pixels.partialValue > Self.manyPixels
        if isLarge { Self.largeLock.lock() }
        defer { if isLarge { Self.largeLock.unlock() } }
        return shown.hasPixels ? try sharp(shown, read) : try smooth(shown, read)
    }

    private func smooth(_ shown: PictureDecoder.Size, _ read: Read) throws(PictureDecoder.Failure) -> Texture {
        // Enlarging is the screen's work: it costs no memory there.
        let factor = min(1, Double(width) / Double(shown.width), Double(height) / Double(shown.height))
        let pixbuf = try pixbuf(Int(Double(shown.width) * factor), Int(Double(shown.height) * factor), read)
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return try texture(of: pixbuf)
    }

    /// The screen would make the pixels run into each other: GTK 4.8 knows no other way to enlarge.
    private func sharp(_ shown: PictureDecoder.Size, _ read: Read) throws(PictureDecoder.Failure) -> Texture {
        let pixbuf = try pixbuf(width, height, read)
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let scaled = gdk_pixbuf_scale_simple(pixbuf, Int32(shown.width), Int32(shown.height), GDK_INTERP_NEAREST)
        guard let scaled else { throw .outOfMemory(url) }
        defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
        return try texture(of: scaled)
    }

    private func pixbuf(_ width: Int, _ height: Int, _ read: Read) throws(PictureDecoder.Failure) -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        guard let pixbuf = read(Int32(max(1, width)), Int32(max(1, height)), &error) else {
            throw .unreadable(url, reason: PictureDecoder.takeMessage(&error))
        }
        return pixbuf
    }

    private func texture(of pixbuf: OpaquePointer) throws(PictureDecoder.Failure) -> Texture {
        guard let texture = Texture(pixbuf: pixbuf) else { throw .outOfMemory(url) }
        return texture
    }
}
