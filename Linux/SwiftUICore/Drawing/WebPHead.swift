import Foundation

/// The size in a WebP file's head. Source: RFC 9649, 2.5 to 2.7 and 3.4; RFC 6386, 9.1.
enum WebPHead {
    static func size(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ":
            return CGSize(width: number(bytes[26..<28]) & 0x3FFF, height: number(bytes[28..<30]) & 0x3FFF)
        case "VP8L":
            // After the signature two numbers of 14 bits, each one less than the side.
            let sides = number(bytes[21..<25])
            return CGSize(width: (sides & 0x3FFF) + 1, height: (sides >> 14 & 0x3FFF) + 1)
        case "VP8X":
            return CGSize(width: number(bytes[24..<27]) + 1, height: number(bytes[27..<30]) + 1)
        default: return nil
        }
    }

    /// The last byte counts most.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
