import CGtk
import Foundation

/// A decoded picture. Its pixels never change and may be used from any thread.
package nonisolated final class Texture: @unchecked Sendable {
    /// A GdkTexture.
    let pointer: OpaquePointer
    let byteCount: Int
    /// The same pixels as a source for cairo, without a copy; nil if they are in another order of bytes.
    private let surface: OpaquePointer?

    nonisolated(unsafe) private static var pixelsKey = cairo_user_data_key_t()

    init(adopting pointer: OpaquePointer) {
        self.pointer = pointer
        byteCount = Int(gdk_texture_get_width(pointer)) * Int(gdk_texture_get_height(pointer)) * 4
        surface = nil
    }

    /// Pixels in the order of bytes that cairo draws. Takes over the caller's reference to them.
    init?(adopting pixels: OpaquePointer, width: Int32, height: Int32, stride: Int) {
        defer { g_bytes_unref(pixels) }
        let texture = gdk_memory_texture_new(
            width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, pixels, gsize(stride))
        guard let texture else { return nil }
        pointer = texture
        byteCount = stride * Int(height)
        let data = UnsafeMutableRawPointer(mutating: g_bytes_get_data(pixels, nil))
        surface = cairo_image_surface_create_for_data(
            data?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, width, height, Int32(stride))
        // What is still to be drawn may keep the surface longer than this picture.
        let release: cairo_destroy_func_t = { g_bytes_unref($0.map(OpaquePointer.init)) }
        let kept = UnsafeMutableRawPointer(g_bytes_ref(pixels))
        if cairo_surface_set_user_data(surface, &Self.pixelsKey, kept, release) != CAIRO_STATUS_SUCCESS {
            g_bytes_unref(pixels)
        }
    }

    /// A copy of the pixels of a cairo image surface.
    convenience init?(surface: OpaquePointer?) {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let height = cairo_image_surface_get_height(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        self.init(
            adopting: g_bytes_new(pixels, gsize(stride * Int(height))),
            width: cairo_image_surface_get_width(surface), height: height, stride: stride)
    }

    /// The picture of a pixbuf, turned into cairo's order of bytes once and not in each frame.
    convenience init?(pixbuf: OpaquePointer) {
        guard let read = gdk_texture_new_for_pixbuf(pixbuf) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(read)) }
        let (width, height) = (gdk_texture_get_width(read), gdk_texture_get_height(read))
        let stride = Int(width) * 4
        guard let pixels = g_try_malloc(gsize(stride * Int(height))) else { return nil }
        gdk_texture_download(read, pixels.assumingMemoryBound(to: guchar.self), gsize(stride))
        self.init(
            adopting: g_bytes_new_take(pixels, gsize(stride * Int(height))), width: width, height: height,
            stride: stride)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
        if let surface { cairo_surface_destroy(surface) }
    }
}

extension Texture {
    /// Draws the picture over a rectangle.
    ///
    /// Where cairo draws, GTK 4.8 makes floats of a texture's pixels and bytes of them again in each frame, which takes
    /// longer than all the rest of a frame; cairo takes the surface as it is.
    @MainActor func draw(in rect: CGRect, on snapshot: OpaquePointer) {
        var bounds = graphene_rect_t(rect)
        guard GraphicsCard.drawsWithCairo, let surface else {
            return gtk_snapshot_append_texture(snapshot, pointer, &bounds)
        }
        let context = gtk_snapshot_append_cairo(snapshot, &bounds)
        defer { cairo_destroy(context) }
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(
            &matrix, Double(cairo_image_surface_get_width(surface)) / rect.width,
            Double(cairo_image_surface_get_height(surface)) / rect.height)
        cairo_matrix_translate(&matrix, -rect.minX, -rect.minY)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_pattern_set_matrix(cairo_get_source(context), &matrix)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(context)
    }
}
