import CGtk
import CRsvg
import Foundation
import SwiftUICore

nonisolated extension PictureDecoder {
    /// A picture from bytes that came from elsewhere.
    static func decode(_ data: Data, _ url: URL, _ shown: Size) throws(Failure) -> Texture {
        if data.count > mostBytes { throw .tooLarge(url) }
        guard let pixels = ImageFileSize.read(data) else { throw .unreadable(url, reason: "no picture") }
        var error: UnsafeMutablePointer<GError>?
        if data.first == UInt8(ascii: "<") {
            let handle = [UInt8](data).withUnsafeBufferPointer {
                rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &error)
            }
            guard let handle else { throw .unreadable(url, reason: takeMessage(&error)) }
            return try drawSVG(handle, url, shown.width, shown.height)
        }
        let file = RasterFile(
            url: url, width: Int(pixels.width), height: Int(pixels.height), isPhotograph: data.first == 0xFF)
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        let stream = g_memory_input_stream_new_from_bytes(bytes)!
        defer { g_object_unref(UnsafeMutableRawPointer(stream)) }
        return try file.texture(shown) { width, height, error in
            gdk_pixbuf_new_from_stream_at_scale(stream, width, height, 0, nil, &error)
        }
    }
}
