import Foundation

/// What a person's own pictures may look like.
enum PictureFiles {
    /// As far as its head says, a picture in these pixels.
    static func png(_ width: UInt32, _ height: UInt32) -> Data {
        func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + bytes(width)
                + bytes(height) + [8, 2, 0, 0, 0])
    }
}
