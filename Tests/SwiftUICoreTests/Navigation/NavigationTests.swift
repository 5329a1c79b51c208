import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct NavigationTests {
    @Test func `a title scrolls with the content of a scroll view`() throws {
        let window = InMemoryWindow(
            NavigationStack { ScrollView { Leaf("a", 50, 1_000) }.navigationTitle("Title") })
        let before = try window.frame("Title")
        #expect(try window.element("Title").element.accessibility.isHeader)
        // The title is 30 high (twice body text), 16 from the top and 8 above the content.
        #expect(before.minY == 16)
        #expect(try window.frame("a").minY == 54)
        try window.scroll(to: CGPoint(x: 0, y: 40))
        #expect(try window.frame("Title").minY == before.minY - 40)
        #expect(window.frames("Title").count == 1)
    }

    @Test func `a title lies above content that does not scroll`() throws {
        let window = InMemoryWindow(NavigationStack { Leaf.filling("a").navigationTitle("Title") })
        #expect(try window.frame("Title").minY == 16)
        #expect(try window.frame("a") == CGRect(x: 0, y: 54, width: 400, height: 246))
    }

    @Test func `a title that a view inside changes is shown`() throws {
        struct Inner: View {
            @State private var count = 0
            var body: some View { Button("Count") { count += 1 }.navigationTitle("Title \(count)") }
        }
        let window = InMemoryWindow(NavigationStack { VStack { Inner() } })
        try window.press("Count")
        #expect(window.has("Title 1"))
        #expect(!window.has("Title 0"))
    }

    @Test func `content that comes to scroll takes the title along, and gives it back`() throws {
        struct Sample: View {
            @State private var scrolls = false
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Switch") { scrolls.toggle() }
                        if scrolls { ScrollView { Leaf("a", 50, 1_000) } }
                    }
                    .navigationTitle("Title")
                }
            }
        }
        let window = InMemoryWindow(Sample())
        for _ in 0..<4 {
            #expect(window.frames("Title").count == 1)
            try window.press("Switch")
        }
    }

    @Test func `toolbar items lie at their ends of the bar, work, and follow state`() throws {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                Text("content")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Back") {} }
                        ToolbarItem(placement: .primaryAction) { Button("Add \(count)") { count += 1 } }
                        if count > 1 { ToolbarItem { Button("More") {} } }
                    }
            }
        }
        let window = InMemoryWindow(Sample())
        #expect(window.headerBar?.leading.map(\.accessibility.label) == ["Back"])
        try window.press("Add 0")
        try window.press("Add 1")
        #expect(window.headerBar?.trailing.map(\.accessibility.label) == ["Add 2", "More"])
    }

    @Test func `a label in a toolbar shows its icon and is named after its title`() throws {
        let window = InMemoryWindow(
            Text("content").toolbar {
                Button {
                } label: {
                    Label("Refresh", systemImage: "arrow.clockwise")
                }
            })
        let item = try #require(window.headerBar?.trailing.first)
        #expect(item.accessibility.label == "Refresh")
        #expect(window.texts == ["content"])
    }
}
