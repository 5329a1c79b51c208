import Foundation
import InMemoryRenderer
import Observation
import Testing

@testable import SwiftUICore

/// What lazy rows keep while they are scrolled away, and what goes.
@Suite struct LazyStateTests {
    @Observable fileprivate final class Presses { var count = 0 }

    @Test func `loops that take each other's place in a lazy column do no harm`() throws {
        struct Sample: View {
            @State private var isFirst = true
            var body: some View {
                VStack {
                    Button("Toggle") { isFirst.toggle() }
                    ScrollView {
                        LazyVStack {
                            if isFirst {
                                ForEach(0..<3, id: \.self) { Text("a\($0)") }
                            } else {
                                ForEach(0..<4, id: \.self) { Text("b\($0)") }
                            }
                        }
                    }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        #expect(window.has("a1"))
        try window.press("Toggle")
        #expect(window.has("b3"))
        #expect(!window.has("a1"))
        try window.press("Toggle")
        #expect(window.has("a1"))
    }

    @Test func `a loop in a lazy grid or in tabs may get another identity`() throws {
        struct Sample: View {
            @State private var id = 0
            var body: some View {
                VStack {
                    Button("Next") { id += 1 }
                    ScrollView {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
                            ForEach(0..<5, id: \.self) { Text("c\($0)") }.id(id)
                        }
                    }
                    TabView {
                        ForEach(0..<2, id: \.self) { tab in Text("page \(tab)").tabItem { Text("tab \(tab)") } }.id(id)
                    }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("Next")
        try window.press("Next")
        #expect(window.has("c1"))
        #expect(window.has("page 0"))
    }

    @Test func `an object in a row's state is the same when the row comes back`() throws {
        struct Row: View {
            let index: Int
            @State private var presses = Presses()
            var body: some View {
                Button("row \(index): \(presses.count)") { presses.count += 1 }.frame(height: 50)
            }
        }
        let window = InMemoryWindow(ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { Row(index: $0) } } })
        try window.press("row 0: 0")
        #expect(window.has("row 0: 1"))
        try window.scroll(to: CGPoint(x: 0, y: 5_000))
        #expect(!window.has("row 0: 1"))
        try window.scroll(to: .zero)
        #expect(window.has("row 0: 1"))
        #expect(window.has("row 1: 0"))
        try window.press("row 0: 1")
        #expect(window.has("row 0: 2"))
    }

    @Test func `a scroll view in a row is found where it was left`() throws {
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack {
                    ForEach(0..<100, id: \.self) { _ in
                        ScrollView(.horizontal) { Leaf("wide", 4_000, 50) }.frame(height: 50)
                    }
                }
            })
        try window.scroll(to: CGPoint(x: 100, y: 0), in: 1)
        try window.scroll(to: CGPoint(x: 0, y: 4_000))
        #expect(window.scrollAreas[1].scrollArea?.offset == .zero)
        try window.scroll(to: .zero)
        #expect(window.scrollAreas[1].scrollArea?.offset == CGPoint(x: 100, y: 0))
        #expect(window.scrollAreas[2].scrollArea?.offset == .zero)
    }

    @Test func `each of several views in a row, and each row of a loop inside, gets its own state back`() throws {
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack {
                    ForEach(0..<100, id: \.self) { row in
                        HStack {
                            Counter(name: "\(row) left")
                            if row % 2 == 0 { Counter(name: "\(row) middle") }
                            ForEach(["x", "y"], id: \.self) { Counter(name: "\(row) \($0)") }
                        }
                        .frame(height: 50)
                    }
                }
            })
        for name in ["0 middle 0", "0 y 0", "0 y 1", "1 y 0", "1 left 0"] { try window.press(name) }
        try window.scroll(to: CGPoint(x: 0, y: 3_000))
        try window.scroll(to: .zero)
        for name in ["0 left 0", "0 middle 1", "0 x 0", "0 y 2", "1 left 1", "1 x 0", "1 y 1"] {
            #expect(window.has(name), "\(name)")
        }
    }

    @Test func `a view that comes after its row came back is a new one`() throws {
        struct Row: View {
            let shows: Bool
            var body: some View {
                VStack { if shows { Counter(name: "extra") } }.frame(height: 50)
            }
        }
        struct Sample: View {
            @State private var shows = true
            var body: some View {
                VStack {
                    Button("Toggle") { shows.toggle() }
                    ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Row(shows: shows && $0 == 0) } } }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("extra 0")
        try window.scroll(to: CGPoint(x: 0, y: 3_000))
        try window.press("Toggle")
        try window.scroll(to: .zero)
        try window.press("Toggle")
        #expect(window.has("extra 0"))
    }

    @Test func `a sheet stays when the row that presents it is scrolled away`() throws {
        struct Row: View {
            let index: Int
            @State private var isPresented = false
            var body: some View {
                Button("row \(index)") { isPresented = true }
                    .frame(height: 50)
                    .sheet(isPresented: $isPresented) { Counter(name: "sheet") }
            }
        }
        let window = InMemoryWindow(ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { Row(index: $0) } } })
        try window.press("row 0")
        try window.press("sheet 0")
        try window.scroll(to: CGPoint(x: 0, y: 5_000))
        #expect(window.has("sheet 1"))
        try window.dismissSheet()
        try window.scroll(to: .zero)
        try window.press("row 0")
        #expect(window.has("sheet 0"))
    }

    @Test func `rows that were hovered leave no nodes behind`() throws {
        struct Row: View {
            let index: Int
            @State private var isHovered = false
            var body: some View {
                Button {
                } label: {
                    Text("row \(index)").onHover { isHovered = $0 }.opacity(isHovered ? 0.5 : 1)
                }
                .frame(height: 50)
            }
        }
        let window = InMemoryWindow(
            ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { Row(index: $0) } } },
            size: CGSize(width: 400, height: 300))
        func nodes(_ node: Node) -> Int { 1 + node.children.reduce(0) { $0 + nodes($1) } }
        try window.scroll(to: CGPoint(x: 0, y: 200))
        let before = nodes(window.graph.root)
        for index in 1..<100 {
            try window.scroll(to: CGPoint(x: 0, y: CGFloat(index) * 200))
            let button = try #require(window.elements.first { $0.isButton })
            let name = button.element.accessibility.label
            try window.hover(name, true)
            try window.hover(name, false)
        }
        #expect(nodes(window.graph.root) < before * 2)
    }

    @Test func `of very many released rows the last ones keep their state`() {
        var rows = SavedRows<Int>()
        let window = InMemoryWindow(Text("any"))
        for row in 0..<10_000 { rows.keep(SavedState(of: window.graph.root), of: row) }
        #expect(rows.keys.count <= 4_096)
        #expect(rows.take(0) == nil)
        #expect(rows.take(9_999) != nil)
        #expect(rows.take(9_999) == nil)
    }

    // MARK: Cost

    fileprivate final class Asked { var count = 0 }

    private struct Item: Identifiable, Equatable {
        let number: Int
        let asked: Asked
        var id: Int {
            asked.count += 1
            return number
        }
        static func == (lhs: Item, rhs: Item) -> Bool { lhs.number == rhs.number }
    }

    private struct Row: View {
        let name: String
        var body: some View { Leaf(name, 100, 50) }
    }

    @Test func `a change beside a long list asks only the rows that are made for their ids`() throws {
        struct Sample: View {
            let items: [Item]
            @State private var presses = 0
            var body: some View {
                VStack {
                    Button("Pressed \(presses)") { presses += 1 }
                    ScrollView { LazyVStack { ForEach(items) { Row(name: "row \($0.number)") } } }
                }
            }
        }
        let asked = Asked()
        let window = InMemoryWindow(
            Sample(items: (0..<10_000).map { Item(number: $0, asked: asked) }), size: CGSize(width: 400, height: 300))
        #expect(asked.count < 200)
        asked.count = 0
        window.mark()
        try window.press("Pressed 0")
        #expect(window.has("Pressed 1"))
        #expect(asked.count > 0 && asked.count < 20)
        #expect(window.evaluationCount(of: Row.self) == 0)
    }

    @Test func `a row whose content has changed is evaluated alone`() throws {
        let presses = Presses()
        let asked = Asked()
        let contents = Asked()
        let items = (0..<10_000).map { Item(number: $0, asked: asked) }
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack {
                    ForEach(items) { item in
                        contents.count += 1
                        return Row(name: item.number == 1 ? "pressed \(presses.count)" : "row \(item.number)")
                    }
                }
            }, size: CGSize(width: 400, height: 300))
        asked.count = 0
        contents.count = 0
        window.mark()
        presses.count = 1
        window.settle()
        #expect(window.has("pressed 1"))
        #expect(asked.count == 0)
        #expect(contents.count == 1)
        #expect(window.evaluationCount(of: Row.self) == 1)
    }

    @Test func `an element that is an object may have another id after an update`() throws {
        final class Named: Identifiable {
            var id = "old"
        }
        struct Sample: View {
            let elements: [Named]
            @State private var presses = 0
            var body: some View {
                VStack {
                    Button("Pressed \(presses)") {
                        elements[0].id = "new"
                        presses += 1
                    }
                    ScrollView { LazyVStack { ForEach(elements) { Counter(name: $0.id) } } }
                }
            }
        }
        let window = InMemoryWindow(Sample(elements: [Named()]))
        try window.press("old 0")
        try window.press("Pressed 0")
        #expect(window.has("new 0"))
    }

    // MARK: Appearance

    @Test func `onAppear around a loop in a lazy column is for each row`() throws {
        let log = Log()
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Leaf("card \($0)", 50, 50) }
                        .onAppear { log.add("+") }
                        .onDisappear { log.add("-") }
                }
            }, size: CGSize(width: 100, height: 100))
        #expect(log.take() == ["+", "+"])
        try window.scroll(to: CGPoint(x: 0, y: 50))
        #expect(log.take().sorted() == ["+", "-"])
        try window.scroll(to: CGPoint(x: 0, y: 1_000))
        #expect(log.take().sorted() == ["+", "+", "-", "-"])
    }
}
