import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Containers that go sideways, from the left and from the right.
@Suite struct SidewaysTests {
    @Observable final class Model { var direction = LayoutDirection.leftToRight }

    private func row(_ direction: LayoutDirection) -> InMemoryWindow {
        InMemoryWindow(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 5) { ForEach(0..<1000, id: \.self) { Leaf("\($0)", 20, 10) } }
            }
            .environment(\.layoutDirection, direction), size: CGSize(width: 100, height: 50))
    }

    @Test func `a lazy row makes what is near, and goes on where it is scrolled to`() throws {
        let window = row(.leftToRight)
        // In the middle of 50: the row is as high as its views.
        #expect(try window.frame("1") == CGRect(x: 25, y: 20, width: 20, height: 10))
        #expect(!window.has("50"))
        try window.scroll(to: CGPoint(x: 2500, y: 0))
        #expect(try window.frame("100").minX == 0)
        #expect(!window.has("0"))
    }

    @Test func `a lazy grid goes down its rows first`() throws {
        let window = InMemoryWindow(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(20), spacing: 4), GridItem(.fixed(10))], spacing: 6) {
                    ForEach(0..<1000, id: \.self) { Leaf("\($0)", 30, 10) }
                }
            }, size: CGSize(width: 100, height: 34))
        // Rows at 0 and 24; columns at 0 and 36. A cell of 10 lies in the middle of a row of 20.
        #expect(try window.frame("0") == CGRect(x: 0, y: 5, width: 30, height: 10))
        #expect(try window.frame("1") == CGRect(x: 0, y: 24, width: 30, height: 10))
        #expect(try window.frame("2") == CGRect(x: 36, y: 5, width: 30, height: 10))
        #expect(!window.has("100"))
    }

    @Test func `from right to left a row begins at the right end`() throws {
        let window = row(.rightToLeft)
        #expect(try window.frame("0").maxX == 100)
        #expect(try window.frame("1").maxX == 75)
        #expect(!window.has("50"))
        let end = try #require(window.scrollAreas.first?.scrollArea?.offset.x)
        // To the left is towards the end.
        try window.scroll(to: CGPoint(x: end - 250, y: 0))
        #expect(try window.frame("10").maxX == 100)
        #expect(!window.has("0"))
    }

    @Test func `a scroll view in a scroll view scrolls by itself`() throws {
        let window = InMemoryWindow(
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Leaf("wide", 300, 20) }
                    Leaf("high", 100, 300)
                }
            }, size: CGSize(width: 100, height: 100))
        try window.scroll(to: CGPoint(x: 50, y: 0), in: 1)
        try window.scroll(to: CGPoint(x: 0, y: 10), in: 0)
        #expect(try window.frame("wide") == CGRect(x: -50, y: -10, width: 300, height: 20))
        #expect(try window.frame("high") == CGRect(x: 0, y: 10, width: 100, height: 300))
    }

    @Test func `a change of direction turns what is there around`() throws {
        struct Sample: View {
            let model: Model
            var body: some View {
                HStack(spacing: 0) {
                    Leaf("a", 10, 10); Leaf("b", 20, 10)
                }.padding(.leading, 4)
                    .environment(\.layoutDirection, model.direction)
            }
        }
        let model = Model()
        let window = InMemoryWindow(Sample(model: model), size: CGSize(width: 34, height: 10))
        #expect(try window.frame("a").minX == 4)
        model.direction = .rightToLeft
        window.settle()
        #expect(try window.frame("a").minX == 20 && window.frame("b").minX == 0)
    }

    @Test func `a scroll view that is turned keeps the state of what is in it`() throws {
        struct Sample: View {
            @State private var isWide = false
            var body: some View {
                VStack {
                    Button("Turn") { isWide.toggle() }
                    ScrollView(isWide ? .horizontal : .vertical) {
                        Counter(name: "a"); Counter(name: "b")
                    }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("a 0")
        try window.press("Turn")
        let (first, second) = (try window.frame("a 1"), try window.frame("b 0"))
        #expect(first.maxX <= second.minX && first.minY == second.minY)
        try window.press("Turn")
        #expect(try window.frame("a 1").maxY <= window.frame("b 0").minY)
    }
}
