import Foundation
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

/// Drawings from elsewhere that would take minutes.
struct DrawingLimitsTests {
    private func drawing(parts: Int, uses: Int = 1, _ name: String = "feGaussianBlur") -> Data {
        let filter = "<filter id='f'>\(String(repeating: "<\(name) stdDeviation='1'/>", count: parts))</filter>"
        let shapes = String(repeating: "<rect width='3' height='4' filter='url(#f)'/>", count: uses)
        let head = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:svg='http://www.w3.org/2000/svg' viewBox='0 0 3 4'>"
        return Data("\(head)\(filter)\(shapes)</svg>".utf8)
    }

    @Test(arguments: ["feGaussianBlur", "svg:feFlood"]) func `parts of filters and their uses are counted`(name: String)
    {
        #expect(DrawingLimits.filterCount(drawing(parts: 0, uses: 0)) == 0)
        #expect(DrawingLimits.filterCount(drawing(parts: 7, uses: 3, name)) == 10)
        #expect(DrawingLimits.filterCount(Data("<g style='filter:url(#f)'>".utf8)) == 1)
    }

    @Test func `hundreds of filters are refused, from bytes and from files, and tens are drawn`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        for (parts, isShown) in [(300, false), (30, true)] {
            let data = drawing(parts: parts)
            try data.write(to: file)
            let stored = StoredPicture(url: file, head: .success(try StoredPicture.Head(of: file)))
            for source in [ImageSource.stored(stored), .data(PictureData(data))] {
                let key = PictureKey(source: source, width: 30, height: 40)
                if isShown {
                    #expect(try PictureDecoder.decode(key).byteCount == 30 * 40 * 4)
                } else {
                    #expect { try PictureDecoder.decode(key) } throws: {
                        "\($0)" == "The picture \(key.url.path) has more than 100 filters."
                    }
                }
            }
        }
    }

    @Test func `the program's own are drawn whatever they hold`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        try drawing(parts: 101).write(to: file)
        #expect(try PictureDecoder.decode(PictureKey(url: file, width: 3, height: 4)).byteCount == 3 * 4 * 4)
    }
}
