import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct ChromeTests {
    @Test func `a counter in a list gathers no titles and toolbars`() throws {
        let window = InMemoryWindow(
            NavigationStack {
                ScrollView { ForEach(0..<20, id: \.self) { Counter(name: "row \($0)") } }
                    .navigationTitle("List").toolbar { Button("Add") {} }
            }, showsBars: true)
        let gathered = window.graph.chromeCount
        try window.press("row 3 0")
        #expect(window.has("row 3 1"))
        #expect(window.graph.chromeCount == gathered)
    }

    private struct Item: View {
        @State private var count = 0
        var body: some View { Button("Item \(count)") { count += 1 }.disabled(count == 2) }
    }

    private struct Page: View {
        @State private var step = 0
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Step") { step += 1 }
                Button("Toggle") { isShown.toggle() }
                if isShown {
                    VStack { VStack { Text("deep").toolbar { Button("Step is \(step)") {}.disabled(step == 2) } } }
                        .navigationTitle("Title \(step)")
                }
            }
        }
    }

    private func bar(_ window: InMemoryWindow) -> [String] {
        ((window.headerBar?.leading ?? []) + (window.headerBar?.trailing ?? [])).map(\.accessibility.label)
    }

    @Test func `a toolbar item that changes by itself shows at once, in a window and in a sheet`() throws {
        let window = InMemoryWindow(Text("page").toolbar { Item() }, showsBars: true)
        try window.press("Item 0")
        #expect(bar(window) == ["Item 1"])
        try window.press("Item 1")
        #expect(try !window.element("Item 2").isEnabled)

        let sheet = InMemoryWindow(
            Text("page").sheet(isPresented: .constant(true)) { Text("sheet").toolbar { Item() } }, showsBars: true)
        try sheet.press("Item 0")
        #expect(bar(sheet) == ["Item 1"])
    }

    @Test func `a title, a label and a disabled state deep inside follow the views, and go with them`() throws {
        let window = InMemoryWindow(NavigationStack { Page() }, showsBars: true)
        #expect(bar(window) == ["Step is 0"])
        try window.press("Step")
        #expect(bar(window) == ["Step is 1"])
        #expect(window.has("Title 1") && !window.has("Title 0"))
        try window.press("Step")
        #expect(try !window.element("Step is 2").isEnabled)
        try window.press("Toggle")
        #expect(bar(window).isEmpty)
        #expect(!window.has("Title 2"))
        try window.press("Toggle")
        #expect(bar(window) == ["Step is 2"])
        #expect(window.has("Title 2"))
    }
}
