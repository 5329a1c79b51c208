package import Foundation

/// What the segments before a JPEG's first line say. Source: ITU T.81, B.2.
package struct JPEGHead: Equatable, Sendable {
    /// In pixels, as it is to be seen: a camera that was held on its side leaves the turning to who shows it.
    package let size: CGSize
    /// Whether it's read line by line and can become smaller on the way. One that comes in several scans, such as a
    /// progressive one, has to be held whole whatever size is wanted.
    package let isReadInLines: Bool
    /// Whether what is stored in lines is to be seen in columns.
    package let isTurned: Bool

    private static let startOfScan: UInt8 = 0xDA
    private static let frames: [UInt8] = (0xC0...0xCF).filter { ![0xC4, 0xC8, 0xCC].contains($0) }
    private static let sequentialFrames: [UInt8] = [0xC0, 0xC1]

    private static let notes: UInt8 = 0xE1
    /// Any number of these may stand before a marker. Source: ITU T.81, B.1.1.2.
    private static let fill: UInt8 = 0xFF

    private struct Frame {
        let size: CGSize
        let isSequential: Bool
        let componentCount: UInt8
    }

    static func begins(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: [0xFF, 0xD8]) }

    /// Nil if there is no frame's header in these bytes.
    init?(_ bytes: [UInt8]) {
        guard Self.begins(bytes) else { return nil }
        var frame: Frame?
        var firstScan: UInt8?
        var orientation = 1
        var position = 2
        while firstScan == nil, position + 9 < bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == Self.fill {
                position += 1
                continue
            }
            if Self.frames.contains(marker), frame == nil {
                frame = Frame(
                    size: CGSize(
                        width: Int(bytes[position + 7]) << 8 | Int(bytes[position + 8]),
                        height: Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])),
                    isSequential: Self.sequentialFrames.contains(marker), componentCount: bytes[position + 9])
            }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            if marker == Self.notes, position + 2 + length <= bytes.count, length > 2 {
                orientation = ExifNotes.orientation(bytes[position + 4..<position + 2 + length]) ?? orientation
            }
            if marker == Self.startOfScan { firstScan = bytes[position + 4] }
            position += 2 + max(2, length)
        }
        guard let frame else { return nil }
        isTurned = orientation > 4
        size = isTurned ? CGSize(width: frame.size.height, height: frame.size.width) : frame.size
        isReadInLines = frame.isSequential && firstScan == frame.componentCount
    }
}
