import Foundation

/// Pictures of one colour that are small files and many pixels.
enum LargePicture {
    /// A PNG with a palette of one colour; a bit a pixel. (PNG specification, third edition; RFC 1950 and 1951)
    static func png(width: Int, height: Int, color: [UInt8]) -> Data {
        let byteCount = height * (1 + (width + 7) / 8)
        var bits = BitWriter(isHighestFirst: false)
        bits.write(0b011, count: 3)  // the last block, with the codes that the standard has
        bits.writeCode(0x30, count: 8)  // a zero, then as often as need be "258 times the last byte", then zeros
        for _ in 0..<(byteCount - 1) / 258 {
            bits.writeCode(0b1100_0101, count: 8)
            bits.writeCode(0, count: 5)
        }
        for _ in 0..<(byteCount - 1) % 258 { bits.writeCode(0x30, count: 8) }
        bits.writeCode(0, count: 7)
        let sum = UInt32(byteCount % 65521) << 16 | 1  // Adler's, of so many zeros
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
                + chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [1, 3, 0, 0, 0])
                + chunk("PLTE", color + color) + chunk("IDAT", [0x78, 0x01] + bits.finished + bytes(sum))
                + chunk("IEND", []))
    }

    /// A JPEG of brightness 200, 28 of blue and 192 of red difference: amber, 0xFFBD17. (ITU T.81, B.2 and F.1)
    ///
    /// - Parameter side: a multiple of 8.
    static func photograph(side: Int) -> Data {
        let sides = [UInt8(side >> 8), UInt8(side & 0xFF), UInt8(side >> 8), UInt8(side & 0xFF)]
        var bits = BitWriter(isHighestFirst: true)
        // Seven bits of difference to 128, of which negative ones are one less; no more in the block.
        for difference in [72, -100 - 1 + 128, 64] {
            bits.write(0b10, count: 2)
            bits.write(difference, count: 7)
            bits.write(0, count: 1)
        }
        // No difference, no more: two bits for each of the other blocks, three of which are eight pixels wide and high.
        let others = (side / 8) * (side / 8) * 3 - 3
        let rest = [UInt8](repeating: 0, count: others * 2 / 8 + 1)
        return Data(
            [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + Array(repeating: 8, count: 64)
                + [0xFF, 0xC0, 0, 17, 8] + sides + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
                // 0 stands for no difference, 10 for one of seven bits.
                + [0xFF, 0xC4, 0, 21, 0, 1, 1] + Array(repeating: 0, count: 14) + [0, 7]
                + [0xFF, 0xC4, 0, 20, 0x10, 1] + Array(repeating: 0, count: 15) + [0]
                + [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0] + bits.finished + rest + [0xFF, 0xD9])
    }
}

/// Puts bits together to bytes.
private struct BitWriter {
    let isHighestFirst: Bool
    private var bytes: [UInt8] = []
    private var last: UInt8 = 0
    private var count = 0

    init(isHighestFirst: Bool) {
        self.isHighestFirst = isHighestFirst
    }

    /// A number, in the order of the bytes' bits.
    mutating func write(_ number: Int, count: Int) {
        for bit in 0..<count { append(number >> (isHighestFirst ? count - 1 - bit : bit) & 1) }
    }

    /// A Huffman code, which in any order begins with its highest bit.
    mutating func writeCode(_ code: Int, count: Int) {
        for bit in (0..<count).reversed() { append(code >> bit & 1) }
    }

    private mutating func append(_ bit: Int) {
        last |= UInt8(bit) << (isHighestFirst ? 7 - count : count)
        count += 1
        guard count == 8 else { return }
        bytes.append(last)
        (last, count) = (0, 0)
    }

    var finished: [UInt8] { count == 0 ? bytes : bytes + [last] }
}
