import CGtk
import CRsvg
import Foundation
import SwiftUICore

/// Turns files into textures at the size they are shown, on any thread.
nonisolated enum PictureDecoder {
    enum Failure: Error, CustomStringConvertible {
        case unreadable(URL, reason: String)
        case tooLarge(URL)
        case outOfMemory(URL)

        /// In a sentence.
        var description: String {
            switch self {
            case .unreadable(let url, let reason): "The picture \(url.path) can't be read: \(reason)."
            case .tooLarge(let url): "The picture \(url.path) is too large to be shown."
            case .outOfMemory(let url): "There isn't enough memory for the picture \(url.path)."
            }
        }
    }

    /// No screen shows more; a file that claims to be larger is refused.
    static let longestSide = 8_192
    static let mostPixels = 64 << 20
    static let mostBytes = 64 << 20
    private static let pieceLength = 64 << 10

    static func decode(_ key: PictureKey) throws(Failure) -> Texture {
        let shown = Size(
            width: min(max(key.width, 1), longestSide), height: min(max(key.height, 1), longestSide),
            hasPixels: key.source.picture != key.source)
        if case .data(let picture) = key.source.picture { return try decode(picture.data, key.url, shown) }
        guard let stamp = FileStamp(of: key.url) else { throw .unreadable(key.url, reason: "no such file") }
        if stamp.byteCount > mostBytes { throw .tooLarge(key.url) }
        return key.url.pathExtension.lowercased() == "svg"
            ? try drawSVG(key.url, shown.width, shown.height) : try scaleRaster(key.url, shown)
    }

    /// In device pixels.
    struct Size {
        let width: Int
        let height: Int
        /// Whether the file's pixels become squares of one colour where it is enlarged.
        let hasPixels: Bool
    }

    private static func drawSVG(_ url: URL, _ width: Int, _ height: Int) throws(Failure) -> Texture {
        var error: UnsafeMutablePointer<GError>?
        guard let handle = rsvg_handle_new_from_file(url.path, &error) else {
            throw .unreadable(url, reason: takeMessage(&error))
        }
        return try drawSVG(handle, url, width, height)
    }

    /// Takes over the drawing.
    static func drawSVG(
        _ handle: UnsafeMutablePointer<RsvgHandle>, _ url: URL, _ width: Int, _ height: Int
    ) throws(Failure) -> Texture {
        var error: UnsafeMutablePointer<GError>?
        defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let context = cairo_create(surface)
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
            throw .unreadable(url, reason: takeMessage(&error))
        }
        guard let texture = Texture(surface: surface) else { throw .outOfMemory(url) }
        return texture
    }

    private static func scaleRaster(_ url: URL, _ shown: Size) throws(Failure) -> Texture {
        var fileWidth: Int32 = 0
        var fileHeight: Int32 = 0
        guard gdk_pixbuf_get_file_info(url.path, &fileWidth, &fileHeight) != nil else {
            throw .unreadable(url, reason: "not a picture that this system can read")
        }
        let file = RasterFile(
            url: url, width: Int(fileWidth), height: Int(fileHeight), photograph: ImageFileSize.photograph(url))
        return try file.texture(shown) { (reader) throws(Failure) in
            guard let handle = try? FileHandle(forReadingFrom: url) else {
                throw .unreadable(url, reason: "it can't be opened")
            }
            defer { try? handle.close() }
            while let piece = try? handle.read(upToCount: pieceLength), !piece.isEmpty { try reader.read(piece) }
        }
    }

    static func takeMessage(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) } ?? "unknown error"
    }
}
