import CGtk
import CRsvg
package import Foundation
import SwiftUICore

/// Turns files into textures at the size they are shown, on any thread.
package nonisolated enum PictureDecoder {
    package enum Failure: Error, CustomStringConvertible {
        case unreadable(URL, reason: String)
        case tooLarge(URL)
        case outOfMemory(URL)
        case tooManyFilters(URL)
        case tooSlow(URL)

        /// In a sentence.
        package var description: String { "The picture \(url.path) \(predicate)." }

        private var url: URL {
            switch self {
            case .unreadable(let url, _), .tooLarge(let url), .outOfMemory(let url), .tooManyFilters(let url),
                .tooSlow(let url):
                url
            }
        }

        /// What is said of the picture.
        var predicate: String {
            switch self {
            case .unreadable(_, let reason): "can't be read: \(reason)"
            case .tooLarge: "is too large to be shown"
            case .outOfMemory: "needs more memory than there is"
            case .tooManyFilters: "has more than \(DrawingLimits.mostFilters) filters"
            case .tooSlow: "takes too long to be drawn"
            }
        }
    }

    /// No screen shows more; a file that claims to be larger is refused.
    static let longestSide = 8_192
    static let mostPixels = 64 << 20
    static let mostBytes = 64 << 20
    private static let pieceLength = 64 << 10

    package static func decode(_ key: PictureKey) throws(Failure) -> Texture {
        if case .data(let picture) = key.source.picture { return try decode(picture, key.url, key.shown) }
        guard let stamp = FileStamp(of: key.url) else { throw .unreadable(key.url, reason: "no such file") }
        if stamp.byteCount > mostBytes { throw .tooLarge(key.url) }
        guard key.url.pathExtension.lowercased() == "svg" else { return try scaleRaster(key.url, key.shown) }
        if DecodeLane(of: key) != .program { try DrawingLimits.check(key.url) }
        return try drawSVG(key.url, key.shown.width, key.shown.height)
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
        guard let head = PictureHead(of: url) else {
            throw .unreadable(url, reason: "it's no picture that this system can read")
        }
        return try RasterFile(url, head).texture(shown) { (reader) throws(Failure) in
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
