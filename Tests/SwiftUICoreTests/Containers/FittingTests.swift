import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

/// What `ViewThatFits` does with the views that it doesn't show.
@Suite struct FittingTests {
    private struct NameKey: PreferenceKey {
        static var defaultValue: String { "" }
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    private struct Sample: View {
        let log: Log
        @State private var name = ""
        var body: some View {
            VStack {
                ViewThatFits(in: .horizontal) {
                    Leaf("wide", 300, 20)
                        .onAppear { log.add("+wide") }
                        .onDisappear { log.add("-wide") }
                        .preference(key: NameKey.self, value: "wide")
                        .toolbar { Button("Wide") {} }
                    Leaf("narrow", 100, 20)
                        .onAppear { log.add("+narrow") }
                        .onDisappear { log.add("-narrow") }
                        .preference(key: NameKey.self, value: "narrow")
                        .toolbar { Button("Narrow") {} }
                }
                Text("name \(name)")
            }
            .onPreferenceChange(NameKey.self) { name = $0 }
        }
    }

    @Test func `only the view that is shown appears, says something and has toolbar items`() throws {
        let log = Log()
        let window = InMemoryWindow(Sample(log: log), size: CGSize(width: 400, height: 200), showsBars: true)
        #expect(log.take() == ["+wide"])
        #expect(window.has("name wide"))
        #expect(window.buttons == ["Wide"])
        window.resize(to: CGSize(width: 200, height: 200))
        window.settle()
        #expect(log.take() == ["-wide", "+narrow"])
        #expect(window.has("name narrow"))
        #expect(window.buttons == ["Narrow"])
    }

    @Test func `alternatives of a hidden tab disappear with it, and the shown one comes back with it`() throws {
        let log = Log()
        let window = InMemoryWindow(
            TabView {
                Sample(log: log).tabItem { Text("First") }
                Text("second").tabItem { Text("Second") }
            }, size: CGSize(width: 200, height: 200))
        #expect(log.take() == ["+narrow"])
        try window.selectTab("Second")
        #expect(log.take() == ["-narrow"])
        try window.selectTab("First")
        #expect(log.take() == ["+narrow"])
    }

    @Test func `a view that becomes another within the shown alternative appears`() throws {
        struct Sample: View {
            let log: Log
            @State private var isOther = false
            var body: some View {
                ViewThatFits {
                    VStack {
                        Button("Toggle") { isOther.toggle() }
                        if isOther { Leaf("b", 9, 9).onAppear { log.add("+b") } }
                    }
                    .onAppear { log.add("+all") }
                    Leaf("none", 1, 1).onAppear { log.add("+none") }
                }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log), size: CGSize(width: 200, height: 200))
        try window.press("Toggle")
        #expect(log.take() == ["+all", "+b"])
    }
}
