import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

@Suite struct SheetTests {
    private struct Item: Identifiable {
        let id: Int
    }

    private struct SheetView: View {
        let number: Int
        let log: Log
        @Environment(\.dismiss) private var dismiss
        @Environment(\.lineLimit) private var lineLimit
        var body: some View {
            VStack {
                Text("sheet \(number) limit \(lineLimit ?? 0)")
                Counter(name: "in sheet")
                Button("Done") { dismiss() }
            }
            .onAppear { log.add("+\(number)") }
            .onDisappear { log.add("-\(number)") }
        }
    }

    private struct Presenter: View {
        @State private var item: Item?
        @State private var isThere = true
        @State private var other = 0
        let log: Log
        var body: some View {
            VStack {
                Text("other \(other)")
                Button("Show 1") { item = Item(id: 1) }
                Button("Show 2") { item = Item(id: 2) }
                Button("Close") { item = nil }
                Button("Other") { other += 1 }
                Button("Remove") { isThere = false }
                if isThere {
                    Text("presenter").sheet(item: $item, onDismiss: { log.add("dismissed") }) {
                        SheetView(number: $0.id, log: log)
                    }
                }
            }
            .lineLimit(3)
        }
    }

    @Test func `a sheet comes with its item and goes by Escape, by dismiss and by its binding`() throws {
        let log = Log()
        let window = InMemoryWindow(Presenter(log: log), size: CGSize(width: 800, height: 600))
        let closings: [(InMemoryWindow) throws -> Void] = [
            { try $0.dismissSheet() }, { try $0.press("Done") }, { try $0.press("Close") },
        ]
        for close in closings {
            try window.press("Show 1")
            #expect(window.sheets.count == 1)
            #expect(window.has("sheet 1 limit 3"))
            #expect(log.take() == ["+1"])
            try close(window)
            #expect(window.sheets.isEmpty)
            #expect(log.take() == ["-1", "dismissed"])
        }
    }

    @Test func `another item swaps the sheet, the same one keeps its state`() throws {
        let log = Log()
        let window = InMemoryWindow(Presenter(log: log), size: CGSize(width: 800, height: 600))
        try window.press("Show 1")
        try window.press("in sheet 0")
        try window.press("Other")
        try window.press("Show 1")
        #expect(window.has("in sheet 1"))
        try window.press("Show 2")
        #expect(window.has("sheet 2 limit 3"))
        #expect(window.has("in sheet 0"))
        #expect(window.sheets.count == 1)
    }

    @Test func `a sheet goes with the view that presents it`() throws {
        let log = Log()
        let window = InMemoryWindow(Presenter(log: log), size: CGSize(width: 800, height: 600))
        try window.press("Show 1")
        try window.press("Remove")
        #expect(window.sheets.isEmpty)
        #expect(log.entries.contains("-1"))
    }

    @Test func `a sheet's update leaves what is unchanged in it alone`() throws {
        let log = Log()
        let window = InMemoryWindow(Presenter(log: log), size: CGSize(width: 800, height: 600))
        try window.press("Show 1")
        window.mark()
        try window.press("Other")
        #expect(window.evaluationCount(of: SheetView.self) == 0)
    }

    @Test func `a sheet may be presented over another, and goes first`() throws {
        struct Second: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close second") { dismiss() } }
        }
        struct First: View {
            @State private var showsSecond = true
            var body: some View {
                Button("Open second") { showsSecond = true }.sheet(isPresented: $showsSecond) { Second() }
            }
        }
        struct Sample: View {
            @State private var showsFirst = true
            var body: some View { Text("page").sheet(isPresented: $showsFirst) { First() } }
        }
        let window = InMemoryWindow(Sample())
        #expect(window.sheets.count == 2)
        // The uppermost is drawn last.
        #expect(window.buttons == ["Open second", "Close second"])
        try window.dismissSheet()
        #expect(window.buttons == ["Open second"])
        try window.press("Open second")
        #expect(window.buttons == ["Open second", "Close second"])
        try window.press("Close second")
        try window.dismissSheet()
        #expect(window.texts == ["page"])
    }

    @Test func `what a sheet's closure reads of the presenter's state is followed`() throws {
        struct Sample: View {
            @State private var count = 0
            @State private var isShown = true
            var body: some View {
                Text("page").sheet(isPresented: $isShown) { Button("count \(count)") { count += 1 } }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("count 0")
        #expect(window.buttons == ["count 1"])
    }

    @Test func `a sheet's title and toolbar lie in the sheet's bar`() throws {
        struct Sample: View {
            @State private var isShown = true
            var body: some View {
                Text("page").navigationTitle("Page").toolbar { Button("Page action") {} }
                    .sheet(isPresented: $isShown) {
                        NavigationStack {
                            Text("content").navigationTitle("Sheet").toolbar { Button("Sheet action") {} }
                        }
                    }
            }
        }
        let window = InMemoryWindow(Sample())
        let bars = window.elements.compactMap { if case .headerBar(let bar) = $0.element.kind { bar } else { nil } }
        #expect(bars.map { $0.trailing.map(\.accessibility.label) } == [["Page action"], ["Sheet action"]])
        #expect(bars.last?.title == "Sheet")
        #expect(window.sheets.first?.element.accessibility.label == "Sheet")
    }
}
