import CGtk
import Foundation

/// A picture at one size in device pixels.
nonisolated struct PictureKey: Hashable, Sendable {
    let url: URL
    let width: Int
    let height: Int
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

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
