import CGtk
import CRsvg
import Foundation
import SwiftUICore

/// Turns files into textures at the size they are shown, on any thread.
nonisolated enum PictureDecoder {
    enum Failure: Error {
        case unreadable(URL, reason: String)
        case tooLarge(URL)
        case outOfMemory(URL)
    }

    /// No screen shows more; a file that claims to be larger is refused.
    private static let longestSide = 8_192
    static let mostPixels = 64 << 20
    static let mostBytes = 64 << 20

    static func decode(_ key: PictureKey) throws(Failure) -> Texture {
        let width = min(max(key.width, 1), longestSide)
        let height = min(max(key.height, 1), longestSide)
        if case .data(let picture) = key.source { return try decode(picture.data, key.url, width, height) }
        let path = key.url.path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
            throw .unreadable(key.url, reason: "no such file")
        }
        if let size = attributes[.size] as? Int, size > mostBytes { throw .tooLarge(key.url) }
        return key.url.pathExtension.lowercased() == "svg"
            ? try drawSVG(key.url, width, height) : try scaleRaster(key.url, width, height)
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

    private static func scaleRaster(_ url: URL, _ width: Int, _ height: Int) throws(Failure) -> Texture {
        var fileWidth: Int32 = 0
        var fileHeight: Int32 = 0
        guard let format = gdk_pixbuf_get_file_info(url.path, &fileWidth, &fileHeight) else {
            throw .unreadable(url, reason: "not a picture that this system can read")
        }
        // A photograph becomes smaller while it is read, others have to be held whole.
        let name = gdk_pixbuf_format_get_name(format)
        defer { g_free(name) }
        let isPhotograph = name.map { String(cString: $0) } == "jpeg"
        if Int(fileWidth) * Int(fileHeight) > (isPhotograph ? mostPixels * 16 : mostPixels) { throw .tooLarge(url) }
        // Enlarging is the screen's work: it costs no memory there.
        let factor = min(1, Double(fileWidth) / Double(width), Double(fileHeight) / Double(height))
        var error: UnsafeMutablePointer<GError>?
        let pixbuf = gdk_pixbuf_new_from_file_at_scale(
            url.path, max(1, Int32(Double(width) * factor)), max(1, Int32(Double(height) * factor)), 0, &error)
        guard let pixbuf else { throw .unreadable(url, reason: takeMessage(&error)) }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let texture = Texture(pixbuf: pixbuf) else { throw .outOfMemory(url) }
        return texture
    }

    static func takeMessage(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) } ?? "unknown error"
    }
}
