import CGtk
import CRsvg
import Foundation

/// Turns files into textures at the size they are shown, on any thread.
nonisolated enum PictureDecoder {
    enum Failure: Error {
        case unreadable(URL, reason: String)
        case tooLarge(URL)
        case outOfMemory(URL)
    }

    /// No screen shows more; a file that claims to be larger is refused.
    private static let longestSide = 8_192
    private static let mostPixels = 64 << 20
    private static let mostBytes = 64 << 20

    static func decode(_ key: PictureKey) throws(Failure) -> Texture {
        let path = key.url.path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
            throw .unreadable(key.url, reason: "no such file")
        }
        if let size = attributes[.size] as? Int, size > mostBytes { throw .tooLarge(key.url) }
        let width = min(max(key.width, 1), longestSide)
        let height = min(max(key.height, 1), longestSide)
        return key.url.pathExtension.lowercased() == "svg"
            ? try drawSVG(key.url, width, height) : try scaleRaster(key.url, width, height)
    }

    private static func drawSVG(_ url: URL, _ width: Int, _ height: Int) throws(Failure) -> Texture {
        var error: UnsafeMutablePointer<GError>?
        guard let handle = rsvg_handle_new_from_file(url.path, &error) else {
            throw .unreadable(url, reason: takeMessage(&error))
        }
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
        guard gdk_pixbuf_get_file_info(url.path, &fileWidth, &fileHeight) != nil else {
            throw .unreadable(url, reason: "not a picture that this system can read")
        }
        if Int(fileWidth) * Int(fileHeight) > mostPixels { throw .tooLarge(url) }
        // Enlarging is the screen's work: it costs no memory there.
        let factor = min(1, Double(fileWidth) / Double(width), Double(fileHeight) / Double(height))
        var error: UnsafeMutablePointer<GError>?
        let pixbuf = gdk_pixbuf_new_from_file_at_scale(
            url.path, max(1, Int32(Double(width) * factor)), max(1, Int32(Double(height) * factor)), 0, &error)
        guard let pixbuf else { throw .unreadable(url, reason: takeMessage(&error)) }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let texture = gdk_texture_new_for_pixbuf(pixbuf) else { throw .outOfMemory(url) }
        return Texture(adopting: texture)
    }

    private static func takeMessage(_ error: inout UnsafeMutablePointer<GError>?) -> String {
        defer { g_clear_error(&error) }
        return error.map { String(cString: $0.pointee.message) } ?? "unknown error"
    }
}
