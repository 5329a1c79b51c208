import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct TabViewTests {
    private struct Page: View {
        let name: String
        let log: Log
        var body: some View {
            log.add("make \(name)")
            return ScrollView {
                Counter(name: name)
                Leaf("\(name) long", 50, 1_000)
            }
            .onAppear { log.add("+\(name)") }
            .onDisappear { log.add("-\(name)") }
        }
    }

    private struct Sample: View {
        let log: Log
        var body: some View {
            TabView {
                Page(name: "one", log: log).tabItem { Label("First", systemImage: "person") }
                Page(name: "two", log: log).tabItem { Text("Second") }
            }
        }
    }

    @Test func `the first tab is shown, and no other is made before it is visited`() throws {
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        #expect(window.tabBar?.tabs == [.init(title: "First", symbol: "person"), .init(title: "Second", symbol: nil)])
        #expect(window.tabBar?.selection == 0)
        #expect(log.take() == ["make one", "+one"])
        try window.selectTab("Second")
        #expect(log.take() == ["make two", "-one", "+two"])
        #expect(window.tabBar?.selection == 1)
        #expect(window.buttons == ["two 0"])
        try window.selectTab("First")
        #expect(log.take() == ["-two", "+one"])
    }

    @Test func `a tab that was left keeps its state and its scroll offset`() throws {
        let window = InMemoryWindow(Sample(log: Log()))
        try window.press("one 0")
        try window.scroll(to: CGPoint(x: 0, y: 200))
        let before = try window.frame("one long")
        try window.selectTab("Second")
        try window.selectTab("First")
        #expect(window.buttons == ["one 1"])
        #expect(try window.frame("one long") == before)
        #expect(window.scrollAreas.first?.scrollArea?.offset.y == 200)
    }

    @Test func `a tag counts for a selection that may be none, unless it says otherwise`() {
        struct Sample: View {
            let includeOptional: Bool
            @State private var selection: String? = "b"
            var body: some View {
                TabView(selection: $selection) {
                    Text("first").tabItem { Text("A") }.tag("a", includeOptional: includeOptional)
                    Text("second").tabItem { Text("B") }.tag("b", includeOptional: includeOptional)
                }
            }
        }
        #expect(InMemoryWindow(Sample(includeOptional: true)).tabBar?.selection == 1)
        #expect(InMemoryWindow(Sample(includeOptional: false)).tabBar?.selection == 0)
    }

    @Test func `a selection can be bound, read and written by tags`() throws {
        struct Bound: View {
            @State private var selection = "b"
            var body: some View {
                TabView(selection: $selection) {
                    Button("to b") { selection = "b" }.tabItem { Text("A") }.tag("a")
                    Text("page b").tabItem { Text("B") }.tag("b")
                    Text("selection").tag("c").tabItem { Text("C") }
                }
                .overlay { Button("set c") { selection = "c" } }
            }
        }
        let window = InMemoryWindow(Bound())
        #expect(window.texts.contains("page b"))
        try window.selectTab("A")
        #expect(window.buttons.contains("to b"))
        try window.press("to b")
        #expect(window.texts.contains("page b"))
        try window.press("set c")
        #expect(window.texts.contains("selection"))
        #expect(window.tabBar?.selection == 2)
    }

    @Test func `tabs of a loop have their labels, and are made when visited`() throws {
        let log = Log()
        let window = InMemoryWindow(
            TabView {
                ForEach(0..<3) { number in
                    Page(name: "\(number)", log: log).tabItem { Text("Tab \(number)") }
                }
            })
        #expect(window.tabBar?.tabs.map(\.title) == ["Tab 0", "Tab 1", "Tab 2"])
        #expect(log.take() == ["make 0", "+0"])
        try window.selectTab("Tab 2")
        #expect(window.buttons == ["2 0"])
    }

    @Test func `tabs lie in the bar of a wide window, and below in a narrow one`() {
        func isBelow(_ width: CGFloat) -> Bool {
            InMemoryWindow(Sample(log: Log()), size: CGSize(width: width, height: 300), showsBars: true).elements
                .contains { if case .tabBar = $0.element.kind { true } else { false } }
        }
        #expect(isBelow(400))
        #expect(!isBelow(900))
    }

    @Test func `each tab has its own title and toolbar`() throws {
        let window = InMemoryWindow(
            TabView {
                NavigationStack { Text("a").navigationTitle("Title A").toolbar { Button("Act A") {} } }.tabItem {
                    Text("A")
                }
                NavigationStack { Text("b").navigationTitle("Title B") }.padding(1).tabItem { Text("B") }
            })
        #expect(window.has("Title A"))
        #expect(window.headerBar?.trailing.map(\.accessibility.label) == ["Act A"])
        try window.selectTab("B")
        #expect(window.has("Title B"))
        #expect(!window.has("Title A"))
        #expect(window.headerBar?.trailing.isEmpty == true)
    }
}

@Suite struct HiddenTabTests {
    private struct Tabs: View {
        @State private var count = 0

        var body: some View {
            TabView {
                Button("n \(count)") { count += 1 }.tabItem { Text("A") }
                ScrollView { VStack { ForEach(0..<500, id: \.self) { Text("two \($0)") } } }.tabItem { Text("B") }
            }
        }
    }

    @Test func `a tap costs the same before and after a tab with much on it was visited`() throws {
        let window = InMemoryWindow(Tabs(), size: CGSize(width: 800, height: 400), showsBars: true)
        var drawn = window.graph.drawingCount
        try window.press("n 0")
        let before = window.graph.drawingCount - drawn
        try window.selectTab("B")
        #expect(window.has("two 19"))
        try window.selectTab("A")
        drawn = window.graph.drawingCount
        try window.press("n 1")
        #expect(window.has("n 2"))
        #expect(window.graph.drawingCount - drawn == before)
        try window.selectTab("B")
        #expect(window.has("two 19"))
    }
}
