import CGtk
import Foundation

/// Reads a picture made of pixels piece by piece, on any thread, and knows whether all of it has come.
///
/// GdkPixbuf hands out what is cut short as if it were whole: grey, or with whatever was in that memory before.
nonisolated final class PixelReader {
    private enum Format {
        case photograph
        case png(isInterlaced: Bool)
        case other
    }

    private let url: URL
    private let fullHeight: Int
    private let size: (width: Int, height: Int)?
    private var format = Format.other
    private var loader: UnsafeMutablePointer<GdkPixbufLoader>?
    private var tail = Data()
    /// The row below the last one that has come.
    private var end = 0

    /// After its last part a PNG may have bytes that mean nothing.
    private static let tailLength = 1_024
    /// The rows of a photograph that may come only when it has ended: it's made of squares of so many.
    private static let blockHeight = 16

    /// - Parameters:
    ///   - fullHeight: in pixels of the file.
    ///   - size: only one of those to which the format itself can be reduced; nil for all of its pixels.
    init(_ url: URL, fullHeight: Int, size: (width: Int, height: Int)?) {
        self.url = url
        self.fullHeight = fullHeight
        self.size = size
    }

    deinit {
        guard let loader else { return }
        gdk_pixbuf_loader_close(loader, nil)
        g_object_unref(UnsafeMutableRawPointer(loader))
    }

    func read(_ piece: Data) throws(PictureDecoder.Failure) {
        tail = Data((tail + piece.suffix(Self.tailLength)).suffix(Self.tailLength))
        var error: UnsafeMutablePointer<GError>?
        guard let loader = loader ?? makeLoader(head: [UInt8](piece.prefix(32)), &error) else {
            throw .unreadable(url, reason: PictureDecoder.takeMessage(&error))
        }
        let isRead = piece.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                loader, bytes.baseAddress?.assumingMemoryBound(to: guchar.self), gsize(bytes.count), &error) != 0
        }
        if !isRead { throw .unreadable(url, reason: PictureDecoder.takeMessage(&error)) }
    }

    /// The picture as its camera was held, with a reference for the caller.
    func finish() throws(PictureDecoder.Failure) -> OpaquePointer {
        guard let loader else { throw .unreadable(url, reason: "it is empty") }
        let endBefore = end
        var error: UnsafeMutablePointer<GError>?
        guard gdk_pixbuf_loader_close(loader, &error) != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw .unreadable(url, reason: PictureDecoder.takeMessage(&error))
        }
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let isWhole =
            switch format {
            // What hasn't come by then is made up.
            case .photograph: endBefore + max(1, Self.blockHeight * height / max(1, fullHeight)) >= height
            // An interlaced one's rows come several times, its last part once.
            case .png(let isInterlaced):
                end >= height && (!isInterlaced || tail.range(of: Data("IEND".utf8)) != nil)
            // Their parts may be smaller than the whole.
            case .other: true
            }
        guard isWhole else { throw .unreadable(url, reason: "it is cut short") }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else { throw .outOfMemory(url) }
        return upright
    }

    private func makeLoader(head: [UInt8], _ error: inout UnsafeMutablePointer<GError>?) -> UnsafeMutablePointer<
        GdkPixbufLoader
    >? {
        // Where the format isn't named, short files are read only when they have ended.
        var made: UnsafeMutablePointer<GdkPixbufLoader>?
        if head.starts(with: [0xFF, 0xD8]) {
            format = .photograph
            made = gdk_pixbuf_loader_new_with_type("jpeg", &error)
        } else if head.count == 32, head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            format = .png(isInterlaced: head[28] != 0)
            made = gdk_pixbuf_loader_new_with_type("png", &error)
        } else {
            made = gdk_pixbuf_loader_new()
        }
        guard let made else { return nil }
        if let size { gdk_pixbuf_loader_set_size(made, Int32(size.width), Int32(size.height)) }
        let updated: @convention(c) (gpointer?, gint, gint, gint, gint, gpointer?) -> Void = {
            _, _, y, _, height, data in
            let reader = Unmanaged<PixelReader>.fromOpaque(data!).takeUnretainedValue()
            reader.end = max(reader.end, Int(y + height))
        }
        // The loader lives no longer than the reader does.
        g_signal_connect_data(
            UnsafeMutableRawPointer(made), "area-updated", unsafeBitCast(updated, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        loader = made
        return made
    }
}
