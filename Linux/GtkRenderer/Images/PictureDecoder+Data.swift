import CGtk
import CRsvg
import Foundation
import SwiftUICore

nonisolated extension PictureDecoder {
    /// A picture from bytes that came from elsewhere.
    static func decode(_ data: Data, _ url: URL, _ width: Int, _ height: Int) throws(Failure) -> Texture {
        if data.count > mostBytes { throw .tooLarge(url) }
        guard let pixels = ImageFileSize.read(data) else { throw .unreadable(url, reason: "no picture") }
        var error: UnsafeMutablePointer<GError>?
        if data.first == UInt8(ascii: "<") {
            let handle = [UInt8](data).withUnsafeBufferPointer {
                rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &error)
            }
            guard let handle else { throw .unreadable(url, reason: takeMessage(&error)) }
            return try drawSVG(handle, url, width, height)
        }
        let isPhotograph = data.first == 0xFF
        if pixels.width * pixels.height > CGFloat(isPhotograph ? mostPixels * 16 : mostPixels) { throw .tooLarge(url) }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        let stream = g_memory_input_stream_new_from_bytes(bytes)!
        defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
        let factor = min(1, pixels.width / CGFloat(width), pixels.height / CGFloat(height))
        let pixbuf = gdk_pixbuf_new_from_stream_at_scale(
            stream, max(1, Int32(CGFloat(width) * factor)), max(1, Int32(CGFloat(height) * factor)), 0, nil, &error)
        guard let pixbuf else { throw .unreadable(url, reason: takeMessage(&error)) }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let texture = Texture(pixbuf: pixbuf) else { throw .outOfMemory(url) }
        return texture
    }
}
