/// What a camera notes in a photograph. Source: CIPA DC-008 (Exif 2.32), 4.5 and 4.6.4; TIFF 6.0, section 2.
enum ExifNotes {
    private static let orientationTag = 0x0112
    private static let entryLength = 12

    /// How the camera was held: 1 upright to 8, from 5 on turned by a quarter; nil if the segment doesn't say.
    static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
        guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
        let bytes = Array(segment.dropFirst(6))
        guard bytes.count >= 8 else { return nil }
        let isLowestFirst = bytes.starts(with: Array("II".utf8))
        func number(_ position: Int, _ length: Int) -> Int? {
            guard position >= 0, position + length <= bytes.count else { return nil }
            let part = bytes[position..<position + length]
            return (isLowestFirst ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * entryLength
            guard let tag = number(entry, 2) else { return nil }
            if tag == orientationTag { return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
        }
        return nil
    }
}
