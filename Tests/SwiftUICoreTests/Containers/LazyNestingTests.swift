import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

/// Loops within the elements of a lazy loop.
@Suite struct LazyNestingTests {
    private struct Item: View {
        let name: String
        let log: Log
        var body: some View {
            Leaf(name, 50, 20).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
        }
    }

    private func sections(_ log: Log, groups: Int = 3, items: Int = 1_000) -> InMemoryWindow {
        InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<groups, id: \.self) { group in
                        Section {
                            ForEach(0..<items, id: \.self) { Item(name: "\(group).\($0)", log: log) }
                        } header: {
                            Leaf("head \(group)", 50, 20)
                        }
                    }
                }
            }, size: CGSize(width: 100, height: 100))
    }

    @Test func `items of a section in a loop appear when they come into view`() throws {
        let log = Log()
        let window = sections(log)
        #expect(log.take() == ["+0.0", "+0.1", "+0.2", "+0.3"])
        try window.scroll(to: CGPoint(x: 0, y: 40))
        #expect(log.take() == ["-0.0", "+0.4", "+0.5"])
    }

    @Test func `items of a section in a loop are made when they come near the viewport`() throws {
        let log = Log()
        let window = sections(log)
        #expect(window.evaluationCount(of: Item.self) < 30)
        window.mark()
        try window.scroll(to: CGPoint(x: 0, y: 20 * 500))
        #expect(window.evaluationCount(of: Item.self) < 30)
        #expect(window.frames("0.499") == [CGRect(x: 25, y: 0, width: 50, height: 20)])
        // Nothing is known of the second section before one is there.
        for _ in 0..<2 { try window.scroll(to: CGPoint(x: 0, y: 20 * 1_001)) }
        #expect(window.frames("head 1") == [CGRect(x: 25, y: 0, width: 50, height: 20)])
        #expect(window.frames("1.0") == [CGRect(x: 25, y: 20, width: 50, height: 20)])
    }

    @Test func `the views of a row of several appear one by one`() throws {
        let log = Log()
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { row in
                        Item(name: "\(row)a", log: log)
                        Item(name: "\(row)b", log: log)
                    }
                }
            }, size: CGSize(width: 100, height: 100))
        #expect(log.take() == ["+0a", "+0b", "+1a", "+1b", "+2a"])
        try window.scroll(to: CGPoint(x: 0, y: 20))
        #expect(log.take() == ["-0a", "+2b"])
    }

    @Test func `sections of a loop with a modifier around it stand where they would without`() throws {
        let log = Log()
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { group in
                        Section {
                            ForEach(0..<10, id: \.self) { Item(name: "\(group).\($0)", log: log) }
                        } header: {
                            Leaf("head \(group)", 50, 20)
                        }
                    }
                    .padding(.leading, 10)
                }
            }, size: CGSize(width: 100, height: 100))
        #expect(window.frames("0.3") == [CGRect(x: 30, y: 80, width: 50, height: 20)])
        for _ in 0..<2 { try window.scroll(to: CGPoint(x: 0, y: 220)) }
        #expect(window.frames("head 1") == [CGRect(x: 30, y: 0, width: 50, height: 20)])
        #expect(Set(log.entries).isSuperset(of: ["+0.3", "+1.0", "-0.3"]))
    }

    @Test func `an item of a section in a loop is scrolled to, and its state is kept`() throws {
        let window = InMemoryWindow(
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(["a", "b"], id: \.self) { group in
                            Section {
                                ForEach(0..<500, id: \.self) { Counter(name: "\(group)\($0)").frame(height: 20) }
                            } header: {
                                Leaf("head \(group)", 50, 20)
                            }
                        }
                    }
                }
                .overlay { Button("Go") { proxy.scrollTo(300, anchor: .top) }.buttonStyle(.plain) }
            }, size: CGSize(width: 100, height: 100))
        try window.press("a1 0")
        #expect(window.has("a1 1"))
        try window.press("Go")
        #expect(try abs(window.frame("a300 0").midY - 10) < 1)
        #expect(!window.has("a1 1"))
        try window.scroll(to: .zero)
        #expect(window.has("a1 1"))
    }
}
