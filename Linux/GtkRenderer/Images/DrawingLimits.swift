import Foundation
import SwiftUICore

/// What a drawing from elsewhere may hold: to draw it can take minutes, and can't be ended.
nonisolated enum DrawingLimits {
    private static let mostBytes = 16 << 20
    /// A drawing program's picture has some tens; a hundred take a second or more.
    static let mostFilters = 100

    static func check(_ file: URL) throws(PictureDecoder.Failure) {
        if let stamp = FileStamp(of: file), stamp.byteCount > mostBytes { throw .tooLarge(file) }
        // What can't be read is told by whoever draws it.
        if let data = try? Data(contentsOf: file) { try check(data, file) }
    }

    static func check(_ drawing: Data, _ url: URL) throws(PictureDecoder.Failure) {
        if drawing.count > mostBytes { throw .tooLarge(url) }
        if filterCount(drawing) > mostFilters { throw .tooManyFilters(url) }
    }

    /// The parts of filters, such as `<feBlend>` or `<svg:feBlend>`, and the places where filters are used.
    static func filterCount(_ drawing: Data) -> Int {
        count("<fe", in: drawing) + count(":fe", in: drawing) + count("filter=", in: drawing)
            + count("filter:", in: drawing)
    }

    private static func count(_ word: String, in drawing: Data) -> Int {
        let word = Data(word.utf8)
        var count = 0
        var rest = drawing[...]
        while let found = rest.range(of: word) {
            count += 1
            rest = rest[found.upperBound...]
        }
        return count
    }
}
