import InMemoryRenderer
import SwiftUI
import Testing

@testable import SwiftUICore

/// What acts for views acts for none where there are none.
@Suite struct EmptyContentTests {
    @Test func `nothing appears where there is no view`() async {
        let log = Log()
        let window = InMemoryWindow(
            VStack {
                EmptyView().onAppear { log.add("empty") }.onDisappear { log.add("empty gone") }
                Group { if false { Text("a") } }.onAppear { log.add("group") }.task { log.add("group task") }
                ForEach(0..<0) { Text("\($0)") }.onAppear { log.add("loop") }
                EmptyView().task { log.add("task") }
                Text("there").onAppear { log.add("there") }.task { log.add("last task") }
            })
        #expect(await window.settle { log.entries.contains("last task") })
        window.graph.root.setActive(false)
        #expect(log.entries == ["there", "last task"])
    }

    @Test func `a container without views is one`() {
        let log = Log()
        _ = InMemoryWindow(VStack { EmptyView() }.onAppear { log.add("stack") })
        #expect(log.entries == ["stack"])
    }

    @Test func `a group appears with its first view and disappears with its last`() async throws {
        struct Sample: View {
            @State private var isThere = false
            let log: Log
            var body: some View {
                Group { if isThere { Text("a") } }
                    .onAppear { log.add("+") }
                    .onDisappear { log.add("-") }
                    .task {
                        log.add("task")
                        while !Task.isCancelled { await Task.yield() }
                        log.add("cancelled")
                    }
                Button("Toggle") { isThere.toggle() }
            }
        }
        let log = Log()
        let window = InMemoryWindow(VStack { Sample(log: log) })
        #expect(log.take() == [])
        for _ in 0..<2 {
            try window.press("Toggle")
            #expect(await window.settle { log.entries == ["+", "task"] })
            _ = log.take()
            try window.press("Toggle")
            #expect(await window.settle { log.entries == ["-", "cancelled"] })
            _ = log.take()
        }
    }

    @Test func `a view that shows nothing yet while it loads has its task all the same`() async {
        let log = Log()
        let window = InMemoryWindow(ZStack { EmptyView() }.task { log.add("task") })
        #expect(await window.settle { log.entries == ["task"] })
    }

    private struct Layered: View {
        var body: some View {
            EmptyView().overlay { Text("over") }
            EmptyView().background { Text("behind") }
            Text("there").overlay { Text("over there") }
        }
    }

    @Test(arguments: [true, false]) func `nothing is laid over no view`(isLazy: Bool) {
        let window =
            isLazy
            ? InMemoryWindow(ScrollView { LazyVStack { Layered() } }) : InMemoryWindow(VStack { Layered() })
        #expect(window.texts == ["there", "over there"])
    }
}
