import CGtk
import Foundation
import SwiftUICore

/// A picture at one size in device pixels.
nonisolated struct PictureKey: Hashable, Sendable {
    let source: ImageSource
    let width: Int
    let height: Int

    init(source: ImageSource, width: Int, height: Int) {
        self.source = source
        self.width = width
        self.height = height
    }

    init(url: URL, width: Int, height: Int) {
        self.init(source: .file(url), width: width, height: height)
    }

    /// The file, or what stands for bytes in messages.
    var url: URL {
        switch source.picture {
        case .file(let url): url
        default: URL(string: "data:picture")!
        }
    }
}

/// A decoded picture. GDK's textures never change and may be used from any thread.
nonisolated final class Texture: @unchecked Sendable {
    /// A GdkTexture.
    let pointer: OpaquePointer
    let byteCount: Int

    init(adopting pointer: OpaquePointer) {
        self.pointer = pointer
        byteCount = Int(gdk_texture_get_width(pointer)) * Int(gdk_texture_get_height(pointer)) * 4
    }

    /// A copy of the pixels of a cairo image surface.
    convenience init?(surface: OpaquePointer?) {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let height = cairo_image_surface_get_height(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = g_bytes_new(pixels, gsize(stride * Int(height)))
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            cairo_image_surface_get_width(surface), height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        guard let texture else { return nil }
        self.init(adopting: texture)
    }

    /// The picture of a pixbuf, in the order of bytes that cairo draws: kept as read, each frame would convert it anew.
    convenience init?(pixbuf: OpaquePointer) {
        guard let read = gdk_texture_new_for_pixbuf(pixbuf) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(read)) }
        let (width, height) = (gdk_texture_get_width(read), gdk_texture_get_height(read))
        let stride = gsize(width) * 4
        guard let pixels = g_try_malloc(stride * gsize(height)) else { return nil }
        gdk_texture_download(read, pixels.assumingMemoryBound(to: guchar.self), stride)
        let bytes = g_bytes_new_take(pixels, stride * gsize(height))
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride)
        guard let texture else { return nil }
        self.init(adopting: texture)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
