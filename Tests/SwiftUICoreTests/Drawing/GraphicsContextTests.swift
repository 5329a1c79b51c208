import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

/// What the parts of a context do: see CanvasTests for the canvas itself.
@Suite struct GraphicsContextTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    private var red: DisplayItem { .fill(.rectangle(square), .color(.pureRed)) }
    private let black = ResolvedColor(red: 0, green: 0, blue: 0)

    /// What the code draws in 100 by 60.
    private func items(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DisplayItem] {
        let canvas = Canvas { context, _ in draw(&context) }
        return if case .transform(_, let items) = drawn(100, 60, { canvas }).first { items } else { [] }
    }

    private func filtered(_ filter: GraphicsContext.Filter) -> DisplayItem? {
        items { context in
            context.addFilter(filter)
            context.fill(Path(square), with: .color(.pureRed))
        }.first
    }

    @Test func `ways of blending have the numbers of Core Graphics, and all of them are drawn`() {
        #expect(GraphicsContext.BlendMode(rawValue: 1) == .multiply)
        #expect(GraphicsContext.BlendMode.xor.rawValue == 25 && GraphicsContext.BlendMode.plusLighter.rawValue == 27)
        for blend in DisplayBlend.allCases where blend != .normal {
            let drawing = items { context in
                context.blendMode = GraphicsContext.BlendMode(rawValue: blend.rawValue)
                context.fill(Path(square), with: .color(.pureRed))
            }
            #expect(drawing == [.effect(.blend(blend), [red])])
        }
    }

    private func stops(_ options: GraphicsContext.GradientOptions) -> [Paint.GradientStop] {
        let gradient = Gradient(colors: [.pureRed, .pureBlue])
        let drawing = items { context in
            context.fill(
                Path(square),
                with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 5, y: 0), options: options))
        }
        guard case .fill(_, .linearGradient(let stops, _, let end))? = drawing.first else { return [] }
        #expect(end == CGPoint(x: options.isEmpty || options == .linearColor ? 5 : 10, y: 0))
        return stops
    }

    @Test func `gradients are repeated or mirrored as often as the shape needs`() {
        #expect(stops([]).map(\.location) == [0, 1])
        let (red, blue) = (ResolvedColor.pureRed, ResolvedColor.pureBlue)
        // Twice; each time with its ends once more, at 0 and at 1.
        #expect(stops(.repeat).map(\.location) == [0, 0, 0.5, 0.5, 0.5, 0.5, 1, 1])
        #expect(stops(.repeat).map(\.color) == [red, red, blue, blue, red, red, blue, blue])
        #expect(stops(.mirror).map(\.color) == [red, red, blue, blue, blue, blue, red, red])
        // Half the light of each: 0.735 in sRGB.
        let middle = stops(.linearColor).first { $0.location == 0.5 }?.color
        #expect(abs((middle?.red ?? 0) - 0.735) < 0.001 && abs((middle?.blue ?? 0) - 0.735) < 0.001)
    }

    @Test func `a repeated radial gradient reaches the corners`() {
        let drawing = items { context in
            context.fill(
                Path(square),
                with: .radialGradient(
                    Gradient(colors: [.pureRed, .pureBlue]), center: .zero, startRadius: 2, endRadius: 4,
                    options: .repeat))
        }
        guard case .fill(_, .radialGradient(let stops, _, let start, let radii))? = drawing.first else {
            Issue.record("no gradient")
            return
        }
        // The corner is 14.14 away: from 0 to 16 in steps of 2.
        #expect(start == 0 && radii == CGSize(width: 16, height: 16))
        #expect(stops.count == 8 * 4)
    }

    @Test func `gradients of a colour's own are drawn between points`() {
        let drawing = items { context in
            context.fill(
                Path(square),
                with: .linearGradient(Color.pureRed.gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: 10)))
            context.fill(Path(square), with: .conicGradient(Color.pureRed.gradient, center: .zero))
        }
        for item in drawing {
            switch item {
            case .fill(_, .linearGradient(let stops, _, _)), .fill(_, .angularGradient(let stops, _, _)):
                #expect(stops.last?.color == .pureRed)
            default: Issue.record("no gradient")
            }
        }
        #expect(drawing.count == 2)
    }

    @Test func `colours are inverted in part, and go through matrices`() {
        func color(_ filter: GraphicsContext.Filter) -> ResolvedColor? {
            if case .effect(.colors(let colors), _)? = filtered(filter) { colors.applied(to: .pureRed) } else { nil }
        }
        #expect(color(.colorInvert()) == ResolvedColor(red: 0, green: 1, blue: 1))
        #expect(color(.colorInvert(0.25)) == ResolvedColor(red: 0.75, green: 0.25, blue: 0.25))
        #expect(color(.colorMatrix(ColorMatrix())) == .pureRed)
        var matrix = ColorMatrix()
        // Green from red, half of it, and some more blue.
        matrix.g1 = 0.5
        matrix.b5 = 0.25
        #expect(color(.colorMatrix(matrix)) == ResolvedColor(red: 1, green: 0.5, blue: 0.25))
    }

    @Test func `a threshold leaves one colour where there is enough, and not too much`() {
        guard case .effect(.group, let items)? = filtered(.alphaThreshold(min: 0.5, color: .pureBlue)),
            case .effect(.colors(let colors), let inner)? = items.first, inner == [red]
        else {
            Issue.record("no threshold")
            return
        }
        let (little, much) = (ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.4), ResolvedColor.pureRed)
        #expect(colors.applied(to: little).opacity == 0 && colors.applied(to: much) == .pureBlue)
        guard case .effect(.group, let both)? = filtered(.alphaThreshold(min: 0.2, max: 0.6)),
            case .mask(let mask, _)? = both.first, case .effect(.colors(let ceiling), _)? = mask.first
        else {
            Issue.record("no upper end")
            return
        }
        #expect(ceiling.applied(to: little).opacity == 1 && ceiling.applied(to: much).opacity == 0)
    }

    @Test func `shadows lie above, stand alone, or fall inwards`() {
        let silhouette = DisplayItem.effect(.colors(.silhouette(.pureBlue)), [red])
        let shadow = DisplayItem.transform(.translation(3, 4), [.effect(.blur(radius: 2), [silhouette])])
        func drawn(
            _ options: GraphicsContext.ShadowOptions, _ blend: GraphicsContext.BlendMode = .normal
        ) -> DisplayItem? {
            filtered(.shadow(color: .pureBlue, radius: 2, x: 3, y: 4, blendMode: blend, options: options))
        }
        #expect(drawn(.shadowOnly) == shadow)
        #expect(drawn(.shadowAbove, .sourceAtop) == .effect(.group, [red, .effect(.blend(.sourceAtop), [shadow])]))
        #expect(drawn([], .multiply) == .effect(.group, [.effect(.blend(.multiply), [shadow]), red]))
        #expect(
            drawn([])
                == .shadow(
                    DisplayShadow(color: .pureBlue, radius: 2, offset: CGSize(width: 3, height: 4)), [red]))
        // All around, as far as the blur and the offset reach: 3 × 2 + 4.
        let room = CGRect(x: -10, y: -10, width: 120, height: 80)
        let inverted = DisplayItem.effect(
            .group, [.fill(.rectangle(room), .color(.pureBlue)), .effect(.blend(.destinationOut), [red])])
        #expect(
            drawn([.shadowOnly, .invertsAlpha])
                == .transform(.translation(3, 4), [.effect(.blur(radius: 2), [inverted])]))
    }

    @Test func `of several filters the last one is applied first`() {
        let drawing = items { context in
            context.addFilter(.colorInvert())
            context.addFilter(.blur(radius: 2))
            context.fill(Path(square), with: .color(.pureRed))
        }
        #expect(drawing == [.effect(.colors(.invert), [.effect(.blur(radius: 2), [red])])])
    }

    @Test func `an opaque blur has what is sharp beneath it`() {
        #expect(
            filtered(.blur(radius: 2, options: .opaque)) == .effect(.group, [red, .effect(.blur(radius: 2), [red])]))
    }

    @Test func `a layer can cut itself out`() {
        let drawing = items { context in
            context.clipToLayer(options: .inverse) { $0.fill(Path(square), with: .color(.pureRed)) }
            context.fill(Path(square), with: .color(.pureRed))
        }
        let room = CGRect(x: -1, y: -1, width: 102, height: 62)
        let mask = DisplayItem.effect(
            .group,
            [.fill(.rectangle(room), .color(black)), .effect(.blend(.destinationOut), [.opacity(1, [red])])])
        #expect(drawing == [.mask([mask], [red])])
    }

    @Test func `text without a colour of its own takes a shading`() {
        let drawing = items { context in
            var text = context.resolve(Text("a") + Text("b").foregroundColor(.pureGreen))
            text.shading = .color(.pureBlue)
            context.draw(text, in: square)
        }
        guard case .text(let text, _)? = drawing.first else {
            Issue.record("no text")
            return
        }
        #expect(text.runs.map(\.style.color) == [.pureBlue, .pureGreen])
    }

    @Test func `pictures are drawn in a rectangle, around a point, in a shading, and as tiles`() throws {
        // 30 × 20.
        let image = try #require(Image(data: ImageTests.gif, scale: 1))
        let drawing = items { context in
            #expect(context.resolve(image).size == CGSize(width: 30, height: 20))
            context.draw(image, in: square)
            context.draw(image, at: CGPoint(x: 50, y: 30))
            var resolved = context.resolve(image)
            #expect(resolved.shading == nil && context.resolve(image.renderingMode(.template)).shading != nil)
            resolved.shading = .color(.pureBlue)
            context.draw(resolved, at: .zero, anchor: .topLeading)
            context.fill(
                Path(square),
                with: .tiledImage(
                    image, origin: CGPoint(x: 3, y: 0), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1),
                    scale: 0.5))
        }
        try #require(drawing.count == 4)
        let rects = drawing.compactMap { if case .image(_, let rect, _) = $0 { rect } else { nil } }
        let size = CGSize(width: 30, height: 20)
        #expect(
            rects == [square, CGRect(origin: CGPoint(x: 35, y: 20), size: size), CGRect(origin: .zero, size: size)])
        let tints = drawing.map { if case .image(_, _, let tint) = $0 { tint } else { ResolvedColor?.none } }
        #expect(tints == [nil, nil, .pureBlue, nil])
        guard case .clip(.rectangle(square), let tiles) = drawing[3],
            case .imagePart(_, let part, let place)? = tiles.first
        else {
            Issue.record("no tiles")
            return
        }
        // A tile is half as wide as the picture at half its size: 7.5; one begins at 3, and one at -4.5.
        #expect(part.part == CGRect(x: 0, y: 0, width: 7.5, height: 10) && part.tiles)
        #expect(place == CGRect(x: -4.5, y: 0, width: 14.5, height: 10))
    }
}
