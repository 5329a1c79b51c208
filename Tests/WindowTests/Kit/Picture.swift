import Foundation

/// Pixels taken from the screen, three bytes each, red first.
struct Picture: Equatable, Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt8]

    /// The colour of a pixel as 0xRRGGBB.
    func color(x: Int, y: Int) -> UInt32 {
        let index = (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 3
        return UInt32(pixels[index]) << 16 | UInt32(pixels[index + 1]) << 8 | UInt32(pixels[index + 2])
    }

    /// The colour in the middle as 0xRRGGBB.
    var middle: UInt32 { color(x: width / 2, y: height / 2) }

    /// How many colours there are: one or two for a blank area, hundreds for a drawing.
    var colorCount: Int {
        var colors: Set<UInt32> = []
        for y in 0..<height { for x in 0..<width { colors.insert(color(x: x, y: y)) } }
        return colors.count
    }

    /// The picture as a PNG file, uncompressed. (PNG specification, third edition; RFC 1950 and 1951)
    var png: [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (1 + width * 3))
        for row in 0..<height {
            rows.append(0)
            rows += pixels[row * width * 3..<(row + 1) * width * 3]
        }

        var data: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: rows.count, by: 65535) {
            let block = rows[start..<min(start + 65535, rows.count)]
            let length = UInt16(block.count)
            data.append(start + 65535 >= rows.count ? 1 : 0)
            data += [UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
            data += block
        }
        data += bytes(adler32(rows))

        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 2, 0, 0, 0])
            + chunk("IDAT", data) + chunk("IEND", [])
    }

    /// Writes the picture as a PNG file.
    func write(to path: String) throws {
        try Data(png).write(to: URL(filePath: path))
    }
}

/// The highest byte first.
func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
}

/// A part of a PNG file.
func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(crc32(body))
}

private func adler32(_ data: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in data {
        low = (low + UInt32(byte)) % 65521
        high = (high + low) % 65521
    }
    return high << 16 | low
}

private let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
}

private func crc32(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(0xFFFF_FFFF) { crcTable[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
}
