import CGtk
import CRsvg
import Foundation
import SwiftUICore

nonisolated extension PictureDecoder {
    /// A picture from bytes that came from elsewhere.
    static func decode(_ picture: PictureData, _ url: URL, _ shown: Size) throws(Failure) -> Texture {
        if picture.data.count > mostBytes { throw .tooLarge(url) }
        guard let head = picture.head else { throw .unreadable(url, reason: "no picture") }
        guard head.isDrawing else {
            return try RasterFile(url, head).texture(shown) { (reader) throws(Failure) in try reader.read(picture.data)
            }
        }
        try DrawingLimits.check(picture.data, url)
        var error: UnsafeMutablePointer<GError>?
        let handle = picture.data.withUnsafeBytes {
            rsvg_handle_new_from_data($0.assumingMemoryBound(to: UInt8.self).baseAddress, gsize($0.count), &error)
        }
        guard let handle else { throw .unreadable(url, reason: takeMessage(&error)) }
        return try drawSVG(handle, url, shown.width, shown.height)
    }
}
