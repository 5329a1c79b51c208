import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Rows of 20 points in a window of 100 × 100.
@Suite struct ScrollReaderTests {
    @Observable final class Model { var id: Int? }

    private struct Sample<Rows: View>: View {
        var axes: Axis.Set = .vertical
        let target: AnyHashable
        var anchor: UnitPoint?
        @ViewBuilder let rows: Rows

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView(axes) { rows }
                    .overlay { Button("Go") { proxy.scrollTo(target, anchor: anchor) }.buttonStyle(.plain) }
            }
        }
    }

    private func offset(_ sample: Sample<some View>, from start: CGPoint = .zero) throws -> CGPoint? {
        let window = InMemoryWindow(sample, size: CGSize(width: 100, height: 100))
        if start != .zero { try window.scroll(to: start) }
        try window.press("Go")
        #expect(window.graph.isAtRest)
        return window.scrollAreas.first?.scrollArea?.offset
    }

    @Test(arguments: [(nil, 520), (UnitPoint.top, 600), (.center, 560), (.bottom, 520)] as [(UnitPoint?, CGFloat)])
    func `an element of a lazy column that has no view yet is scrolled to`(anchor: UnitPoint?, expected: CGFloat) throws
    {
        let sample = Sample(target: 30, anchor: anchor) {
            LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Leaf("\($0)", 100, 20) } }
        }
        #expect(try offset(sample)?.y == expected)
    }

    @Test func `an element of a loop in a column is scrolled to`() throws {
        let sample = Sample(target: 30, anchor: .top) {
            VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Leaf("\($0)", 100, 20) } }
        }
        #expect(try offset(sample)?.y == 600)
    }

    @Test func `a view with an identity is scrolled to, wherever it is inside`() throws {
        let sample = Sample(target: "here", anchor: .top) {
            VStack(spacing: 0) {
                Leaf("a", 100, 300)
                VStack(spacing: 0) {
                    Leaf("b", 100, 40); Leaf("c", 100, 20).id("here")
                }.padding(5)
                Leaf("d", 100, 300)
            }
        }
        #expect(try offset(sample)?.y == 345)
    }

    /// A window in which the identity was scrolled to.
    private func scrolled(_ sample: some View) throws -> InMemoryWindow {
        let window = InMemoryWindow(sample, size: CGSize(width: 100, height: 100))
        try window.press("Go")
        #expect(window.graph.isAtRest)
        return window
    }

    @Test func `a view below a loop in a lazy column is scrolled to before it was ever seen`() throws {
        let window = try scrolled(
            Sample(target: "bottom", anchor: .bottom) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Leaf("\($0)", 100, 20) }
                    Leaf("end", 100, 10).padding(.top, 2).id("bottom")
                }
            })
        let end = try window.frame("end")
        // Half a point is near enough.
        #expect(abs(end.maxY - 100) <= 0.5)
        let last = try window.frame("99")
        #expect(abs(last.maxY - end.minY + 2) < 0.001)
    }

    @Test func `a view that was seen once is found where it is now`() throws {
        struct Rows: View {
            let model: Model
            var body: some View {
                Sample(target: "bottom", anchor: .bottom) {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<(model.id ?? 0), id: \.self) { Leaf("\($0)", 100, 20) }
                        Leaf("end", 100, 10).id("bottom")
                    }
                }
            }
        }
        let model = Model()
        let window = InMemoryWindow(Rows(model: model), size: CGSize(width: 100, height: 100))
        #expect(window.has("end"))
        model.id = 100
        window.settle()
        #expect(!window.has("end"))
        try window.press("Go")
        let end = try window.frame("end")
        #expect(abs(end.maxY - 100) <= 0.5)
    }

    @Test func `a view inside one that stands alone in a lazy column is scrolled to`() throws {
        let window = try scrolled(
            Sample(target: "inner", anchor: .top) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Leaf("\($0)", 100, 20) }
                    VStack(spacing: 0) { Leaf("inside", 100, 200).id("inner") }.padding(0)
                }
            })
        #expect(try window.frame("inside").minY == 0)
    }

    @Test func `what is in view stays where it is without an anchor`() throws {
        let sample = Sample(target: 3) { VStack(spacing: 0) { ForEach(0..<100) { Leaf("\($0)", 100, 20) } } }
        #expect(try offset(sample)?.y == 0)
        // From below, the row's upper edge comes to the top.
        #expect(try offset(sample, from: CGPoint(x: 0, y: 500))?.y == 60)
    }

    @Test func `a row and both directions are scrolled as well`() throws {
        let row = Sample(axes: .horizontal, target: 30, anchor: .leading) {
            LazyHStack(spacing: 0) { ForEach(0..<100, id: \.self) { Leaf("\($0)", 20, 100) } }
        }
        #expect(try offset(row) == CGPoint(x: 600, y: 0))
        let both = Sample(axes: [.horizontal, .vertical], target: "corner", anchor: .topLeading) {
            ZStack(alignment: .center) {
                Leaf("large", 400, 400); Leaf("a", 10, 10).id("corner")
            }
        }
        #expect(try offset(both) == CGPoint(x: 195, y: 195))
    }

    @Test func `an identity that nobody has scrolls nothing`() throws {
        let sample = Sample(target: "nobody", anchor: .top) { Leaf("a", 100, 900) }
        #expect(try offset(sample, from: CGPoint(x: 0, y: 50))?.y == 50)
    }

    @Test func `a position can be bound to the views of a column that isn't lazy`() throws {
        struct Rows: View {
            @Bindable var model: Model
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Leaf("\($0)", 100, 20).padding(0) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $model.id, anchor: .top)
            }
        }
        let model = Model()
        let window = InMemoryWindow(Rows(model: model), size: CGSize(width: 100, height: 100))
        try window.scroll(to: CGPoint(x: 0, y: 205))
        #expect(model.id == 10)
        model.id = 42
        window.settle()
        #expect(window.scrollAreas.first?.scrollArea?.offset.y == 840)
    }

    @Test func `scroll bars can be left out in one direction or both`() {
        func bars(_ view: some View) -> Axis.Set? { InMemoryWindow(view).scrollAreas.first?.scrollArea?.indicators }
        let view = ScrollView([.horizontal, .vertical]) { Leaf("a", 900, 900) }
        #expect(bars(view) == [.horizontal, .vertical])
        #expect(bars(view.scrollIndicators(.hidden)) == [])
        #expect(bars(view.scrollIndicators(.never, axes: .horizontal)) == .vertical)
        #expect(bars(view.scrollIndicators(.visible).scrollIndicators(.hidden)) == [.horizontal, .vertical])
        #expect(bars(ScrollView(showsIndicators: false) { Leaf("a", 9, 900) }) == [])
    }

    @Test(arguments: [(0, 300), (350, 350), (600, 600), (650, 300), (900, 300)] as [(CGFloat, CGFloat)])
    func `without an anchor, what is longer than the viewport is shown from its start, unless it fills it`(
        start: CGFloat, expected: CGFloat
    ) throws {
        let sample = Sample(target: "long") {
            VStack(spacing: 0) {
                Leaf("before", 100, 300); Leaf("long", 100, 400).id("long"); Leaf("after", 100, 500)
            }
        }
        #expect(try offset(sample, from: CGPoint(x: 0, y: start))?.y == expected)
    }

    @Test func `a column that becomes one of targets is scrolled to the one that was wanted`() throws {
        struct Rows: View {
            @Bindable var model: Model
            @State private var isEnabled = false
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Leaf("\($0)", 100, 20) } }
                        .scrollTargetLayout(isEnabled: isEnabled)
                }
                .scrollPosition(id: $model.id, anchor: .top)
                .overlay { Button("Enable") { isEnabled = true }.buttonStyle(.plain) }
            }
        }
        let model = Model()
        model.id = 42
        let window = InMemoryWindow(Rows(model: model), size: CGSize(width: 100, height: 100))
        #expect(window.scrollAreas.first?.scrollArea?.offset.y == 0)
        try window.press("Enable")
        #expect(window.scrollAreas.first?.scrollArea?.offset.y == 840)
    }
}
