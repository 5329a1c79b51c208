import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct CanvasTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    /// What the code draws in 100 by 60, without the canvas' own place.
    private func items(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayItem] {
        if case .transform(_, let items) = drawn(100, 60, { Canvas(renderer: draw) }).first { items } else { [] }
    }

    private var red: DisplayItem { .fill(.rectangle(square), .color(.pureRed)) }

    @Test func `a canvas takes what it is offered and draws at its place`() {
        var size: CGSize?
        let drawing = drawn(100, 60) {
            Canvas { context, room in
                size = room
                context.fill(Path(square), with: .color(.pureRed))
            }
            .padding(5)
        }
        #expect(size == CGSize(width: 90, height: 50))
        // Moved by the padding.
        #expect(drawing == [.transform(.translation(5, 5), [red])])
    }

    @Test func `paths are filled and drawn along, with any style`() {
        let gradient = Gradient(colors: [.pureRed, .pureBlue])
        let stops: [Paint.GradientStop] = [
            .init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 1),
        ]
        let end = CGPoint(x: 7, y: 8)
        let drawing = items { context, _ in
            context.stroke(Path(square), with: .color(.pureRed), lineWidth: 3)
            context.fill(Path(square), with: .linearGradient(gradient, startPoint: .zero, endPoint: end))
            context.fill(Path(square), with: .radialGradient(gradient, center: end, startRadius: 1, endRadius: 4))
            context.fill(Path(square), with: .conicGradient(gradient, center: end, angle: .radians(1)))
            context.fill(Path(square), with: .style(.tint.opacity(0)))
        }
        #expect(drawing[0] == .stroke(.rectangle(square), .color(.pureRed), StrokeStyle(lineWidth: 3)))
        #expect(drawing[1] == .fill(.rectangle(square), .linearGradient(stops, from: .zero, to: end)))
        #expect(
            drawing[2]
                == .fill(
                    .rectangle(square),
                    .radialGradient(stops, center: end, start: 0.25, radii: CGSize(width: 4, height: 4))))
        #expect(drawing[3] == .fill(.rectangle(square), .angularGradient(stops, center: end, start: 1)))
        guard case .fill(_, .color(let color)) = drawing[4] else {
            Issue.record("no colour")
            return
        }
        #expect(color.opacity == 0)
    }

    @Test func `the state of a context is around what it draws from then on, and copies have their own`() {
        let drawing = items { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 3, y: 4)
            copy.fill(Path(square), with: .color(.pureRed))
            context.fill(Path(square), with: .color(.pureRed))
            context.blendMode = .multiply
            context.fill(Path(square), with: .color(.pureRed))
        }
        #expect(
            drawing == [
                .opacity(0.5, [.transform(.translation(3, 4), [red])]), red, .effect(.blend(.multiply), [red]),
            ])
    }

    @Test func `transforms follow from the last one on`() {
        let drawing = items { context, _ in
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.fill(Path(square), with: .color(.pureRed))
        }
        // Twice as large, and then moved.
        let matrix = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)
        #expect(drawing == [.transform(ProjectionTransform(matrix), [red])])
    }

    @Test func `clips keep what is inside, or what is outside`() {
        let ellipse = Path(ellipseIn: square)
        #expect(
            items { context, _ in
                context.clip(to: ellipse)
                context.fill(Path(square), with: .color(.pureRed))
            } == [.clip(.ellipse(square), [red])])
        guard
            case .clip(.path(let path), _) = items({ context, _ in
                context.clip(to: ellipse, options: .inverse)
                context.fill(Path(square), with: .color(.pureRed))
            }).first
        else {
            Issue.record("no clip")
            return
        }
        let outline = Path(elements: path.elements)
        #expect(!outline.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(outline.contains(CGPoint(x: 1, y: 1), eoFill: true) && path.isEvenOdd)
    }

    @Test func `layers are groups, clip as masks, and filters change all that follows`() {
        #expect(
            items { context, _ in
                context.drawLayer { $0.fill(Path(square), with: .color(.pureRed)) }
            } == [.effect(.group, [red])])
        #expect(
            items { context, _ in
                context.clipToLayer { $0.fill(Path(square), with: .color(.pureRed)) }
                context.fill(Path(square), with: .color(.pureRed))
            } == [.mask([.opacity(1, [red])], [red])])
        #expect(
            items { context, _ in
                context.addFilter(.blur(radius: 2))
                context.fill(Path(square), with: .color(.pureRed))
            } == [.effect(.blur(radius: 2), [red])])
    }

    @Test func `text is drawn around a point or in a rectangle`() {
        let text = Text("abcd").font(.system(size: 10))
        let drawing = items { context, _ in
            // 4 characters of 5 by 10.
            #expect(context.resolve(text).measure(in: CGSize(width: 100, height: 100)) == CGSize(width: 20, height: 10))
            context.draw(text, at: CGPoint(x: 50, y: 30))
            context.draw(text, at: CGPoint(x: 50, y: 30), anchor: .topLeading)
            context.draw(text, in: square)
        }
        let rects = drawing.compactMap { if case .text(_, let rect) = $0 { rect } else { nil } }
        #expect(
            rects == [CGRect(x: 40, y: 25, width: 20, height: 10), CGRect(x: 50, y: 30, width: 20, height: 10), square])
    }

    private final class Count {
        var value = 0
    }

    private struct Drawing: View {
        let count: Count
        @State private var width: CGFloat = 10
        @State private var margin: CGFloat = 0

        var body: some View {
            Button("Wider") { width += 10 }
            Board(count: count, width: width).padding(.leading, margin)
            Button("Move") { margin += 1 }
        }
    }

    private struct Board: View, Equatable {
        let count: Count
        let width: CGFloat

        static func == (lhs: Board, rhs: Board) -> Bool { lhs.width == rhs.width }

        var body: some View {
            Canvas { context, _ in
                count.value += 1
                context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .color(.pureRed))
            }
            .frame(width: 50, height: 20)
        }
    }

    @Test func `a canvas is drawn anew when its inputs change, and not when it moves`() throws {
        let count = Count()
        let window = InMemoryWindow(VStack { Drawing(count: count) })
        #expect(count.value == 1)
        try window.press("Move")
        #expect(count.value == 1)
        try window.press("Wider")
        #expect(count.value == 2)
    }

    private struct Direct: View {
        let count: Count
        @State private var width: CGFloat = 10

        var body: some View {
            VStack {
                // Read by the drawing alone.
                Canvas { context, _ in
                    count.value += 1
                    context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .color(.pureRed))
                }
                Button("Wider") { width += 10 }
            }
        }
    }

    @Test func `state that only the drawing reads draws it anew, without a body`() throws {
        let count = Count()
        let window = InMemoryWindow(Direct(count: count))
        window.mark()
        try window.press("Wider")
        #expect(count.value == 2)
        #expect(window.evaluationCount(of: Direct.self) == 0)
    }

    private struct Marked: View {
        let count: Count
        @State private var isBlue = false

        var body: some View {
            VStack {
                Canvas { context, _ in
                    count.value += 1
                    #expect(context.resolveSymbol(id: 3) == nil)
                    guard let mark = context.resolveSymbol(id: 2) else { return }
                    #expect(mark.size == CGSize(width: 10, height: 5))
                    context.draw(mark, at: CGPoint(x: 10, y: 20), anchor: .topLeading)
                    context.draw(mark, in: CGRect(x: 0, y: 0, width: 20, height: 20))
                } symbols: {
                    Color.pureGreen.frame(width: 4, height: 4).tag(1)
                    Mark(isBlue: $isBlue).tag(2)
                }
                .frame(width: 50, height: 40)
                Button("Blue") { isBlue = true }
            }
        }
    }

    private struct Mark: View {
        @Binding var isBlue: Bool

        var body: some View { (isBlue ? Color.pureBlue : .pureRed).frame(width: 10, height: 5) }
    }

    @Test func `symbols are drawn at their own size or stretched, and anew when they change`() throws {
        let count = Count()
        let window = InMemoryWindow(Marked(count: count))
        func fills() -> [(ProjectionTransform, DisplayItem)] {
            var all: [DisplayItem] = []
            func visit(_ items: [DisplayItem]) {
                for case .transform(_, let inner) in items { all += inner }
            }
            visit(window.renderer.root?.content ?? [])
            return all.compactMap { item in
                guard case .transform(let matrix, let items) = item else { return nil }
                return items.first.map { (matrix, $0) }
            }
        }
        func mark(_ color: ResolvedColor) -> DisplayItem {
            .fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 5)), .color(color))
        }
        try #require(fills().count == 2)
        #expect(fills()[0].0 == .translation(10, 20))
        // Twice as wide, four times as high.
        #expect(
            fills()[1].0 == ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 0, ty: 0)))
        #expect(fills().map(\.1) == [mark(.pureRed), mark(.pureRed)])
        let before = count.value
        try window.press("Blue")
        #expect(fills().map(\.1) == [mark(.pureBlue), mark(.pureBlue)] && count.value == before + 1)
    }
}
