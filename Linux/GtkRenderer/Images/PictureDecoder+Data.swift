import CGtk
import CRsvg
import Foundation
import SwiftUICore

nonisolated extension PictureDecoder {
    /// A picture from bytes that came from elsewhere.
    static func decode(_ data: Data, _ url: URL, _ shown: Size) throws(Failure) -> Texture {
        if data.count > mostBytes { throw .tooLarge(url) }
        guard let pixels = ImageFileSize.read(data), pixels.isDrawable else {
            throw .unreadable(url, reason: "no picture")
        }
        var error: UnsafeMutablePointer<GError>?
        if data.first == UInt8(ascii: "<") {
            let handle = [UInt8](data).withUnsafeBufferPointer {
                rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &error)
            }
            guard let handle else { throw .unreadable(url, reason: takeMessage(&error)) }
            return try drawSVG(handle, url, shown.width, shown.height)
        }
        let photograph = ImageFileSize.photograph(data)
        let file = RasterFile(
            url: url, width: Int(photograph?.isTurned == true ? pixels.height : pixels.width),
            height: Int(photograph?.isTurned == true ? pixels.width : pixels.height), photograph: photograph)
        return try file.texture(shown) { (reader) throws(Failure) in try reader.read(data) }
    }
}
