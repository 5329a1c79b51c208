import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct ImageTests {
    /// A picture of 30 × 20 pixels, as far as its head says.
    static let gif = Data(Array("GIF89a".utf8) + [30, 0, 20, 0, 0, 0, 0])

    private func items(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> some View) -> [DisplayItem] {
        drawn(width, height, content)
    }

    private func parts(_ items: [DisplayItem]) -> [(part: ImagePart, place: CGRect)] {
        items.compactMap { if case .imagePart(_, let part, let place) = $0 { (part, place) } else { nil } }
    }

    @Test func `a picture from bytes has its size by its scale`() throws {
        let image = try #require(Image(data: Self.gif, scale: 2))
        guard case .image(.data, let rect, tint: nil)? = items(100, 100, { image }).first else {
            Issue.record("no picture")
            return
        }
        #expect(rect.size == CGSize(width: 15, height: 10))
    }

    @Test func `sizes are read from the heads of files`() {
        #expect(PictureHead(Self.gif)?.size == CGSize(width: 30, height: 20))
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 1, 0, 1, 0, 0, 0]
        #expect(PictureHead(Data(jpeg))?.size == CGSize(width: 256, height: 20))
        #expect(PictureHead(Data(#"<svg width="3" height="4">"#.utf8))?.size == CGSize(width: 3, height: 4))
        for broken in [
            [], [0xFF], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], Array("GIF8".utf8), Array("<html>".utf8),
        ] {
            #expect(PictureHead(Data(broken as [UInt8])) == nil)
        }
        #expect(Image(data: Data([1, 2, 3]), scale: 1) == nil)
        for width in ["1e20", "inf", "nan", "0", "-3", "1e-20"] {
            #expect(Image(data: Data("<svg width='\(width)' height='4'>".utf8), scale: 1) == nil, "\(width)")
        }
    }

    @Test func `a template takes the foreground, and an original none`() throws {
        let image = try #require(Image(data: Self.gif, scale: 1))
        func tint(_ image: Image) -> ResolvedColor? {
            let all = items(100, 100) { image.foregroundStyle(Color.pureRed) }
            guard case .image(_, _, let tint)? = all.first else { return nil }
            return tint
        }
        #expect(tint(image.renderingMode(.template)) == .pureRed)
        #expect(tint(image.renderingMode(.original)) == nil)
        #expect(tint(image) == nil)
    }

    @Test func `an enlarged picture shows its pixels where there is to be no interpolation`() throws {
        let image = try #require(Image(data: Self.gif, scale: 1))
        func hasPixels(_ image: Image) -> Bool {
            if case .image(.pixels, _, _)? = items(100, 100, { image }).first { true } else { false }
        }
        #expect(hasPixels(image.interpolation(.none).resizable()))
        #expect(!hasPixels(image.resizable()))
        #expect(!hasPixels(image.interpolation(.high).resizable()))
    }

    @Test func `a symbol in a gradient is cut out of it`() throws {
        let gradient = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
        let window = InMemoryWindow(Image(systemName: "star").foregroundStyle(gradient))
        guard case .mask(let mask, let content)? = try window.element("star").element.content.first else {
            Issue.record("no mask")
            return
        }
        let rect = CGRect(x: 0, y: 0, width: 16, height: 16)
        #expect(mask == [.image(.symbol("star"), rect, tint: .init(red: 0, green: 0, blue: 0))])
        guard case .fill(.rectangle(rect), .linearGradient(let stops, _, _))? = content.first else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.map(\.color) == [.pureRed, .pureBlue])
    }

    @Test func `corners keep their size, and the rest is stretched`() throws {
        let image = try #require(Image(data: Self.gif, scale: 1))
        let insets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let parts = parts(items(100, 50) { image.resizable(capInsets: insets) })
        #expect(parts.count == 9)
        #expect(parts[0].part.part == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(parts[0].place == CGRect(x: 0, y: 0, width: 10, height: 5))
        // The middle: 30 - 20 wide and 20 - 10 high in the picture, 100 - 20 and 50 - 10 on the screen.
        #expect(parts[4].part.part == CGRect(x: 10, y: 5, width: 10, height: 10))
        #expect(parts[4].place == CGRect(x: 10, y: 5, width: 80, height: 40))
        #expect(parts[8].place == CGRect(x: 90, y: 45, width: 10, height: 5))
        #expect(!parts[4].part.tiles)
    }

    @Test func `tiles have the picture's own size, and a resizable picture without caps is one piece`() throws {
        let image = try #require(Image(data: Self.gif, scale: 1))
        let tiled = parts(items(100, 50) { image.resizable(resizingMode: .tile) })
        #expect(tiled.count == 1 && tiled[0].part.tiles)
        #expect(tiled[0].part.fullSize == CGSize(width: 30, height: 20))
        #expect(tiled[0].place.size == CGSize(width: 100, height: 50))
        let whole = items(100, 50) { image.resizable() }
        guard case .image(_, let rect, _)? = whole.first else {
            Issue.record("not one piece")
            return
        }
        #expect(rect.size == CGSize(width: 100, height: 50))
    }

    /// A symbol of 16 points in the tests' renderer.
    @Test(arguments: [(Image.Scale.small, 13), (.medium, 16), (.large, 20)])
    func `symbols are smaller or larger by their scale`(scale: Image.Scale, side: CGFloat) throws {
        let window = InMemoryWindow(Image(systemName: "star").imageScale(scale))
        #expect(try window.frame("star").size == CGSize(width: side, height: side))
    }
}
