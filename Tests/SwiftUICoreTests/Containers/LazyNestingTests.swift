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
}
