import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct LazyTests {
    private struct Card: View {
        let number: Int
        var body: some View { Leaf("card \(number)", 0 ... .infinity, 50...50) }
    }

    private struct Grid: View {
        let count: Int
        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 0) {
                    ForEach(0..<count, id: \.self) { Card(number: $0) }
                }
            }
        }
    }

    private func shown(_ window: InMemoryWindow) -> [String] {
        window.elements.map(\.element.accessibility.label).filter { $0.hasPrefix("card") }
    }

    @Test func `a grid makes what is in the viewport and about a page around it, however many there are`() throws {
        var evaluations: [Int] = []
        for count in [100, 5_000, 100_000] {
            let window = InMemoryWindow(Grid(count: count), size: CGSize(width: 400, height: 300))
            evaluations.append(window.evaluationCount(of: Card.self))
            // Four columns, six lines in the viewport.
            #expect(shown(window).count >= 24 && shown(window).count <= 24 * 3)
            let area = try #require(window.scrollAreas.first?.scrollArea)
            #expect(area.contentSize.height == CGFloat((count + 3) / 4 * 50))
        }
        #expect(Set(evaluations).count == 1)
    }

    @Test func `scrolling makes what comes and releases what is far away`() throws {
        let window = InMemoryWindow(Grid(count: 5_000), size: CGSize(width: 400, height: 300))
        let before = shown(window).count
        window.mark()
        try window.scroll(to: CGPoint(x: 0, y: 10_000))
        // Line 200 is at the top.
        #expect(try window.frame("card 800") == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(!window.has("card 0"))
        #expect(shown(window).count <= before * 2)
        #expect(window.evaluationCount(of: Card.self) <= 24 * 3)
        try window.scroll(to: .zero)
        #expect(try window.frame("card 0") == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `the end can be reached by scrolling on and on`() throws {
        let window = InMemoryWindow(Grid(count: 1_001), size: CGSize(width: 400, height: 300))
        try window.scrollDown(to: "card 1000")
        try window.scroll(to: CGPoint(x: 0, y: 1_000_000))
        #expect(try window.frame("card 1000").maxY == 300)
    }

    @Test func `rows of different heights lie one under another wherever one scrolls`() throws {
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<500, id: \.self) { Leaf("card \($0)", 100, CGFloat(10 + $0 % 7 * 10)) }
                }
            }, size: CGSize(width: 400, height: 300))
        for offset in stride(from: CGFloat(0), to: 8_000, by: 170) {
            try window.scroll(to: CGPoint(x: 0, y: offset))
            let frames = window.elements.filter { $0.element.accessibility.label.hasPrefix("card") }.map(\.frame)
            #expect(frames.first.map { $0.minY <= 0 } ?? false)
            #expect(frames.last.map { $0.maxY >= 300 } ?? false)
            for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY == lower.minY) }
        }
    }

    @Test func `a row that somebody changed keeps its state while it is scrolled away`() throws {
        let window = InMemoryWindow(
            ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Counter(name: "row \($0)") } } },
            size: CGSize(width: 400, height: 300))
        try window.press("row 1 0")
        try window.scroll(to: CGPoint(x: 0, y: 5_000))
        #expect(!window.has("row 1 1"))
        try window.scroll(to: .zero)
        #expect(window.has("row 1 1"))
        #expect(window.has("row 2 0"))
    }

    @Test func `elements of no view, of one and of two fill the cells in order`() {
        let window = InMemoryWindow(
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)], spacing: 0) {
                    ForEach(0..<9, id: \.self) { number in
                        ForEach(0..<(number % 3), id: \.self) { Leaf("card \(number).\($0)", 50, 50) }
                    }
                }
            }, size: CGSize(width: 100, height: 600))
        #expect(
            shown(window) == [
                "card 1.0", "card 2.0", "card 2.1", "card 4.0", "card 5.0", "card 5.1", "card 7.0", "card 8.0",
                "card 8.1",
            ])
    }

    @Test func `rows that come to nothing do no harm`() throws {
        struct Sample: View {
            @State private var isEmpty = true
            var body: some View {
                VStack {
                    Button("Fill") { isEmpty = false }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<200, id: \.self) { if !isEmpty || $0 == 150 { Leaf("card \($0)", 50, 50) } }
                        }
                    }
                }
            }
        }
        let window = InMemoryWindow(Sample(), size: CGSize(width: 100, height: 300))
        #expect(shown(window) == ["card 150"])
        try window.press("Fill")
        #expect(shown(window).starts(with: ["card 0", "card 1", "card 2"]))
    }

    @Test func `a row appears when it comes into the viewport, not when it is made, and disappears when it leaves`()
        throws
    {
        let log = Log()
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { number in
                        Leaf("card \(number)", 50, 50)
                            .onAppear { log.add("+\(number)") }
                            .onDisappear { log.add("-\(number)") }
                    }
                }
            }, size: CGSize(width: 100, height: 100))
        #expect(log.take() == ["+0", "+1"])
        try window.scroll(to: CGPoint(x: 0, y: 50))
        #expect(log.take() == ["-0", "+2"])
        try window.scroll(to: CGPoint(x: 0, y: 1_000))
        #expect(Set(log.take()) == ["-1", "-2", "+18", "+19"])
        try window.scroll(to: .zero)
        try window.scroll(to: CGPoint(x: 0, y: 1_000))
        #expect(log.take().count { $0 == "+19" } == 1)
    }

    @Test func `a footer below a loop appears when it comes into the viewport`() throws {
        let log = Log()
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Leaf("card \($0)", 50, 50) }
                    Leaf("footer", 50, 50).padding().onAppear { log.add("footer") }.task { log.add("task") }
                }
            }, size: CGSize(width: 100, height: 100))
        #expect(log.entries.isEmpty)
        try window.scroll(to: CGPoint(x: 0, y: 1_000))
        #expect(log.entries == ["footer"])
    }

    @Test func `texts and loops stand in a lazy column in order`() throws {
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    Leaf("card top", 50, 10)
                    ForEach(0..<3, id: \.self) { Leaf("card \($0)", 50, 10) }
                    Leaf("card middle", 50, 10)
                    ForEach(3..<5, id: \.self) { Leaf("card \($0)", 50, 10) }
                }
            }, size: CGSize(width: 100, height: 100))
        #expect(shown(window) == ["card top", "card 0", "card 1", "card 2", "card middle", "card 3", "card 4"])
        #expect(try window.frame("card 4").minY == 60)
    }

    private struct Editable: View {
        @State private var numbers = Array(0..<100)
        var body: some View {
            VStack(spacing: 0) {
                HStack {
                    Button("Append") { numbers += Array(numbers.count..<numbers.count + 100) }
                    Button("Remove all") { numbers = [] }
                    Button("Drop") { numbers.removeFirst(50) }
                }
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Leaf("card \($0)", 50, 50) } }
                }
            }
        }
    }

    @Test func `data that grows while scrolled leaves the view where it is`() throws {
        let window = InMemoryWindow(Editable(), size: CGSize(width: 400, height: 325))
        try window.scroll(to: CGPoint(x: 0, y: 1_010))
        let before = try window.frame("card 22")
        try window.press("Append")
        #expect(try window.frame("card 22") == before)
        #expect(window.scrollAreas.first?.scrollArea?.contentSize.height == 10_000)
    }

    @Test func `data that shrinks while scrolled goes back to its end, or to nothing`() throws {
        let window = InMemoryWindow(Editable(), size: CGSize(width: 400, height: 325))
        try window.scroll(to: CGPoint(x: 0, y: 4_000))
        try window.press("Drop")
        // 50 rows of 50 are 2 500 high: 300 of them are shown, the last one at the end.
        #expect(try window.frame("card 99").maxY == 325)
        try window.press("Remove all")
        #expect(shown(window).isEmpty)
        #expect(window.scrollAreas.first?.scrollArea?.contentSize.height == 0)
        try window.press("Append")
        #expect(shown(window).first == "card 0")
    }

    /// Each element is five views, which is known only when it is made.
    private struct Fives: View {
        @State private var count = 100
        var body: some View {
            VStack(spacing: 0) {
                Button("Append") { count += 100 }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(Array(0..<count), id: \.self) { number in
                            ForEach(0..<5, id: \.self) { Leaf("card \(number).\($0)", 50, 20) }
                        }
                    }
                }
            }
        }
    }

    /// The first card that is seen below the button.
    private func firstSeen(_ window: InMemoryWindow) throws -> InMemoryElement {
        let top = try #require(window.scrollAreas.first).frame.minY
        return try #require(
            window.elements.first { $0.element.accessibility.label.hasPrefix("card") && $0.frame.minY >= top })
    }

    @Test func `elements above the viewport that turn out to be several views leave what is seen where it is`() throws {
        let window = InMemoryWindow(Fives(), size: CGSize(width: 100, height: 325))
        try window.scroll(to: CGPoint(x: 0, y: 1_500))
        for _ in 0..<8 {
            let seen = try firstSeen(window)
            let offset = try #require(window.scrollAreas.first?.scrollArea?.offset.y)
            try window.scroll(to: CGPoint(x: 0, y: offset - 100))
            #expect(try window.frame(seen.element.accessibility.label).minY == seen.frame.minY + 100)
        }
    }

    @Test func `elements of several views that come behind the others leave what is seen where it is`() throws {
        let window = InMemoryWindow(Fives(), size: CGSize(width: 100, height: 325))
        for offset in stride(from: CGFloat(200), to: 3_000, by: 200) {
            try window.scroll(to: CGPoint(x: 0, y: offset))
        }
        let seen = try firstSeen(window)
        try window.press("Append")
        #expect(try window.frame(seen.element.accessibility.label) == seen.frame)
    }

    @Test func `a lazy column in two scroll views is as wide as the widest of its rows, as it is laid out again`()
        throws
    {
        let window = InMemoryWindow(
            ScrollView(.horizontal) {
                ScrollView { LazyVStack { ForEach(1..<5, id: \.self) { Leaf("card \($0)", CGFloat($0 * 10), 10) } } }
            })
        #expect(try window.frame("card 1").midX == window.frame("card 4").midX)
        #expect(window.scrollAreas.last?.frame.width == 40)
    }

    @Test func `a lazy container that is at rest asks for nothing`() throws {
        let window = InMemoryWindow(Grid(count: 1_000), size: CGSize(width: 400, height: 300))
        try window.scroll(to: CGPoint(x: 0, y: 500))
        window.mark()
        let requests = window.renderer.requestCount
        for _ in 0..<5 { window.settle() }
        #expect(window.evaluations.isEmpty)
        #expect(window.renderer.requestCount == requests)
    }
}
