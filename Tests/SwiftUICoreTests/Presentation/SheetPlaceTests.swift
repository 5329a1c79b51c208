import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Sheets and toolbars of views that stand in a lazy container or are a tab.
@Suite struct SheetPlaceTests {
    private struct Column: View {
        let log: Log
        @State private var isPresented = false
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Button("New") { isPresented = true }
                        .buttonStyle(.plain)
                        .frame(height: 20)
                        .sheet(isPresented: $isPresented) {
                            Text("in sheet").onAppear { log.add("+") }.onDisappear { log.add("-") }
                        }
                        .onAppear { log.add("button") }
                    ForEach(0..<100, id: \.self) { Leaf("row \($0)", 50, 20) }
                }
            }
        }
    }

    @Test func `a sheet of a view in a lazy column is no row of it`() throws {
        let log = Log()
        let window = InMemoryWindow(Column(log: log), size: CGSize(width: 100, height: 200))
        let before = try window.frame("row 0")
        try window.press("New")
        #expect(window.sheets.count == 1)
        #expect(window.elements.filter { $0.element.accessibility.label == "in sheet" }.count == 1)
        #expect(try window.frame("row 0") == before)
        #expect(log.take() == ["button", "+"])
        try window.dismissSheet()
        #expect(log.take() == ["-"])
    }

    @Test func `a toolbar or a sheet around a page is no tab of its own`() throws {
        struct Sample: View {
            @State private var isPresented = true
            var body: some View {
                TabView {
                    Text("first").tabItem { Text("First") }.toolbar { Button("Tool") {} }
                    Text("second").tabItem { Text("Second") }.sheet(isPresented: $isPresented) { Text("in sheet") }
                    Text("third").tabItem { Text("Third") }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        #expect(window.tabBar?.tabs.map(\.title) == ["First", "Second", "Third"])
        #expect(window.sheets.count == 1)
        try window.dismissSheet()
        #expect(window.tabBar?.tabs.map(\.title) == ["First", "Second", "Third"])
        try window.selectTab("Second")
        #expect(window.has("second"))
    }
}
