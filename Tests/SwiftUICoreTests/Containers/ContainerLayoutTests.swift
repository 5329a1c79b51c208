import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct ContainerLayoutTests {
    // MARK: Scroll views

    @Test func `a scroll view fills its axis and is as wide as its content`() throws {
        let window = InMemoryWindow(ScrollView { Leaf("a", 30, 500) }, size: CGSize(width: 100, height: 100))
        let area = try #require(window.scrollAreas.first)
        #expect(area.frame == CGRect(x: 35, y: 0, width: 30, height: 100))
        #expect(area.scrollArea?.contentSize == CGSize(width: 30, height: 500))
        #expect(try window.frame("a") == CGRect(x: 35, y: 0, width: 30, height: 500))
    }

    @Test func `content lower than the viewport lies at its top`() {
        #expect(layout { ScrollView { Leaf("a", 30, 20) } } == ["a": [35, 0, 30, 20]])
    }

    @Test func `narrower parts of the content lie in its middle`() {
        #expect(
            layout {
                ScrollView {
                    Leaf("a", 0 ... .infinity, 20...20); Leaf("b", 20, 20)
                }
            }["b"]?[0] == 40)
    }

    @Test func `scrolling moves the content, and its end is the end`() throws {
        let window = InMemoryWindow(ScrollView { Leaf("a", 30, 500) }, size: CGSize(width: 100, height: 100))
        try window.scroll(to: CGPoint(x: 0, y: 120))
        #expect(try window.frame("a").minY == -120)
        try window.scroll(to: CGPoint(x: 0, y: 900))
        #expect(try window.frame("a").minY == -400)
    }

    @Test func `content that shrinks is scrolled back to its end`() throws {
        struct Sample: View {
            @State private var height: CGFloat = 500
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView { Leaf("a", 30, height) }
                    Button("Shrink") { height = 150 }.buttonStyle(.plain)
                }
            }
        }
        let window = InMemoryWindow(Sample(), size: CGSize(width: 100, height: 115))
        try window.scroll(to: CGPoint(x: 0, y: 300))
        try window.press("Shrink")
        // 150 of content in 100: 50 at most.
        #expect(try window.frame("a").minY == -50)
    }

    @Test func `a horizontal scroll view fills its width and is as high as its content`() throws {
        let window = InMemoryWindow(
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Leaf("a", 80, 20); Leaf("b", 80, 20)
                }
            },
            size: CGSize(width: 100, height: 100))
        #expect(window.scrollAreas.first?.frame == CGRect(x: 0, y: 40, width: 100, height: 20))
        try window.scroll(to: CGPoint(x: 40, y: 0))
        #expect(try window.frame("b") == CGRect(x: 40, y: 40, width: 80, height: 20))
    }

    @Test func `scroll views nest across`() throws {
        let window = InMemoryWindow(
            ScrollView {
                Leaf("top", 100, 80)
                ScrollView(.horizontal) { Leaf("wide", 300, 50) }
            }, size: CGSize(width: 100, height: 100))
        #expect(window.scrollAreas.count == 2)
        try window.scroll(to: CGPoint(x: 200, y: 0), in: 1)
        try window.scroll(to: CGPoint(x: 0, y: 30), in: 0)
        #expect(try window.frame("wide").minX == -200)
        #expect(try window.frame("top").minY == -30)
    }

    // MARK: Geometry readers and views that fit

    @Test func `a geometry reader fills, knows its size, and puts its content at its leading top`() {
        let places = layout(200, 100) {
            GeometryReader { proxy in Leaf("a", proxy.size.width / 2, proxy.size.height / 4) }.padding(10)
        }
        // 180 × 80 within the padding.
        #expect(places == ["a": [10, 10, 90, 20]])
    }

    @Test func `a geometry reader follows its size`() throws {
        let window = InMemoryWindow(
            GeometryReader { proxy in Leaf("a", proxy.size.width, 10) }, size: CGSize(width: 100, height: 100))
        window.resize(to: CGSize(width: 300, height: 100))
        #expect(try window.frame("a").width == 300)
    }

    @Test func `the first view that fits is shown, or the last`() {
        func shown(_ width: CGFloat) -> [String] {
            layout(width, 100) {
                ViewThatFits {
                    Leaf("wide", 80, 10); Leaf("middle", 50, 10); Leaf("narrow", 20, 10)
                }
            }
            .keys.sorted()
        }
        #expect(shown(100) == ["wide"])
        #expect(shown(80) == ["wide"])
        #expect(shown(79) == ["middle"])
        #expect(shown(10) == ["narrow"])
    }

    @Test func `only the given axis has to fit`() {
        #expect(
            layout(100, 100) {
                ViewThatFits(in: .horizontal) {
                    Leaf("a", 80, 300); Leaf("b", 20, 10)
                }
            }.keys.sorted()
                == ["a"])
    }

    // MARK: Lazy grids and stacks

    @Test(arguments: [
        // (400 + 10) / 170 = 2.4, (900 + 10) / 170 = 5.4, (1600 + 10) / 170 = 9.5
        (400, 2, 195), (900, 5, 172), (1600, 9, 169),
    ])
    func `an adaptive grid has as many columns as fit, and shares the rest`(width: Int, columns: Int, card: Int) {
        let places = layout(CGFloat(width), 300) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 160), spacing: 10)], spacing: 20) {
                    ForEach(0..<20) { Leaf("\($0)", 0 ... .infinity, 50...50) }
                }
            }
        }
        #expect(places.values.count { $0[1] == 0 } == columns)
        #expect(places["0"] == [0, 0, CGFloat(card), 50])
        // The second line begins 50 + 20 lower, and the last column ends at the edge.
        #expect(places["\(columns)"] == [0, 70, CGFloat(card), 50])
        let last = places["\(columns - 1)"] ?? []
        #expect(last[0] + last[2] == CGFloat(width))
    }

    @Test func `fixed and flexible columns share the width`() {
        // 200 - 50 - 2 × 8 = 134 for two: 30 at most for one, the other 104.
        let columns = [GridItem(.fixed(50)), GridItem(.flexible(minimum: 10, maximum: 30)), GridItem(.flexible())]
        let places = layout(200, 100) {
            LazyVGrid(columns: columns) { ForEach(0..<4) { Leaf("\($0)", 0 ... .infinity, 10...10) } }
        }
        // Two lines and a gap are 28 high, from 36.
        #expect(places["0"] == [0, 36, 50, 10])
        #expect(places["1"] == [58, 36, 30, 10])
        #expect(places["2"] == [96, 36, 104, 10])
        // 10 + 8 lower.
        #expect(places["3"] == [0, 54, 50, 10])
    }

    @Test func `an adaptive grid beside something else has the rest of the width`() {
        // 200 - 40 leaves room for three of at least 50 with no gap.
        let places = layout(200, 100) {
            HStack(spacing: 0) {
                Leaf("a", 40, 10)
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 5)], spacing: 0) {
                        ForEach(0..<4) { Leaf("\($0)", 0 ... .infinity, 20...20) }
                    }
                }
            }
        }
        #expect(places["0"] == [40, 0, 50, 20])
        #expect(places["2"] == [150, 0, 50, 20])
        #expect(places["3"] == [40, 20, 50, 20])
    }

    @Test func `cells of a line are aligned in it`() {
        let columns = [GridItem(.fixed(50), spacing: 0, alignment: .topLeading), GridItem(.fixed(50), spacing: 0)]
        let places = layout {
            LazyVGrid(columns: columns, spacing: 0) {
                Leaf("a", 10, 10); Leaf("b", 10, 30)
            }
        }
        #expect(places["a"] == [0, 35, 10, 10])
        #expect(places["b"] == [70, 35, 10, 30])
    }

    @Test func `a lazy column fills its width and aligns its rows`() {
        #expect(
            layout {
                LazyVStack(alignment: .leading, spacing: 0) {
                    Leaf("a", 10, 10); Leaf("b", 20, 10)
                }
            } == [
                "a": [0, 40, 10, 10], "b": [0, 50, 20, 10],
            ])
        #expect(layout { LazyVStack(spacing: 0) { Leaf("a", 10, 10) } } == ["a": [45, 45, 10, 10]])
        #expect(
            layout { LazyVStack(alignment: .trailing, spacing: 0) { Leaf("a", 10, 10) } } == ["a": [90, 45, 10, 10]])
    }

    // MARK: Text

    @Test func `text is as wide as it is long, and wraps at blanks`() {
        // Characters are 5 wide and lines 10 high: 11 characters are 55; in 30 points 6 fit.
        #expect(layout { Text("hello world").font(.system(size: 10)) }["hello world"] == [23, 45, 55, 10])
        #expect(layout(30, 100) { Text("hello world").font(.system(size: 10)) }["hello world"] == [3, 40, 25, 20])
    }

    @Test func `a line limit cuts text off`() {
        let places = layout(20, 100) { Text("aaa bbb ccc").font(.system(size: 10)).lineLimit(2) }
        #expect(places["aaa bbb ccc"] == [3, 40, 15, 20])
    }

    @Test func `text in too little height shows the lines that fit, but one at least`() {
        let places = layout(20, 25) { Text("aaa bbb ccc").font(.system(size: 10)) }
        #expect(places["aaa bbb ccc"]?[3] == 20)
        #expect(layout(20, 6) { Text("aaa bbb ccc").font(.system(size: 10)) }["aaa bbb ccc"]?[3] == 10)
    }

    @Test func `a button is as large as its label and the platform's border`() {
        // 2 characters of 7.5, 15 high, 10 beside and 5 above: 35 × 25.
        #expect(layout { Button("OK") {} }["OK"] == [33, 38, 35, 25])
        #expect(layout { Button("OK") {}.buttonStyle(.plain) }["OK"] == [43, 43, 15, 15])
    }

    @Test func `a lazy grid without columns has one, as wide as there is room`() {
        let places = layout(200, 100) {
            LazyVGrid(columns: []) { ForEach(0..<2) { Leaf("\($0)", 0 ... .infinity, 10...10) } }
        }
        #expect(places["0"] == [0, 36, 200, 10])
        #expect(places["1"] == [0, 54, 200, 10])
    }
}
