import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

/// Rows of different sizes: what is measured, what is estimated, and what stays where it is.
@Suite struct LazyLinesTests {
    private func uneven() -> InMemoryWindow {
        InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { Leaf("r\($0)", 100, $0 < 20 ? 20 : 120) }
                }
            }, size: CGSize(width: 400, height: 300))
    }

    private func rows(_ window: InMemoryWindow) -> [(name: String, frame: CGRect)] {
        window.elements.map { ($0.element.accessibility.label, $0.frame) }.filter { $0.0.hasPrefix("r") }
    }

    @Test func `a jump towards the end of uneven rows shows rows, and the last one ends where the content does`() throws
    {
        let window = uneven()
        for _ in 0..<10 {
            try window.scroll(to: CGPoint(x: 0, y: 1_000_000))
            #expect(window.graph.isAtRest)
            let frames = rows(window).map(\.frame)
            #expect(frames.contains { $0.minY < 300 && $0.maxY > 0 })
            #expect(frames.first.map { $0.minY <= 0 } ?? false)
            #expect(frames.last.map { $0.maxY >= 300 } ?? false)
            let area = try #require(window.scrollAreas.first?.scrollArea)
            if rows(window).last?.name == "r199" {
                #expect(abs((frames.last?.maxY ?? 0) + area.offset.y - area.contentSize.height) <= 1)
            }
        }
        #expect(rows(window).last?.name == "r199")
    }

    @Test func `rows above the viewport that turn out longer leave what is seen where it is`() throws {
        let window = uneven()
        for _ in 0..<10 { try window.scroll(to: CGPoint(x: 0, y: 1_000_000)) }
        for _ in 0..<60 {
            let before = rows(window).filter { $0.frame.minY >= 0 && $0.frame.maxY <= 300 }
            let offset = try #require(window.scrollAreas.first?.scrollArea?.offset.y)
            try window.scroll(to: CGPoint(x: 0, y: offset - 50))
            #expect(window.graph.isAtRest)
            let after = Dictionary(uniqueKeysWithValues: rows(window).map { ($0.name, $0.frame) })
            for row in before {
                let moved = try #require(after[row.name]).minY - row.frame.minY
                #expect(abs(moved - min(50, offset)) <= 1)
            }
        }
    }

    @Test func `jumps here and there over very uneven rows come to rest, and rows appear once a jump`() throws {
        let log = Log()
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<300, id: \.self) { row in
                        Leaf("r\(row)", 100, CGFloat(row * 7_919 % 13 * 37 + 5)).onAppear { log.add("r\(row)") }
                    }
                }
            }, size: CGSize(width: 400, height: 300))
        for jump in 0..<100 {
            _ = log.take()
            try window.scroll(to: CGPoint(x: 0, y: CGFloat(jump * 7_907 % 997) / 997 * 80_000))
            #expect(window.graph.isAtRest)
            let appeared = log.take()
            #expect(Set(appeared).count == appeared.count)
            #expect(rows(window).contains { $0.frame.minY < 300 && $0.frame.maxY > 0 })
        }
    }

    @Test func `starts, positions and the whole length agree however many lines are measured`() {
        var lines = LazyLines()
        lines.configure(tracks: [GridTrack(start: 0, length: 100)], cellCount: 101, spacing: 3)
        for line in [0, 100, 50, 51, 7, 99, 50] {
            lines.setLength(CGFloat(10 + line * 2), of: line)
            for line in 0..<100 {
                #expect(abs(lines.start(of: line) + lines.length(of: line) + 3 - lines.start(of: line + 1)) < 0.001)
                #expect(lines.line(at: lines.start(of: line) + 0.1) == line)
            }
            #expect(abs(lines.start(of: 100) + lines.length(of: 100) - lines.totalLength) < 0.001)
            #expect(lines.line(at: 1_000_000) == 100)
        }
        lines.rearrange(cellCount: 101, wholeLines: []) { _ in nil }
        #expect(!lines.hasMeasured)
        #expect(lines.length(of: 3) == 0)
    }

    @Test func `a lazy column that is offered no width is as wide as its widest row`() throws {
        let fixed = layout(200, 200) {
            LazyVStack(spacing: 0) {
                Leaf("narrow", 20...100, 10...10)
                Leaf("wide", 60...100, 10...10)
            }
            .fixedSize()
        }
        #expect(fixed["narrow"] == [70, 90, 60, 10])
        #expect(fixed["wide"] == [70, 100, 60, 10])
    }

    @Test func `text in a lazy column that is offered no width stays on one line`() throws {
        let window = InMemoryWindow(
            LazyVStack {
                Text("hello there")
                Text("world")
            }
            .fixedSize())
        let plain = InMemoryWindow(Text("hello there").fixedSize())
        #expect(try window.frame("hello there").size == plain.frame("hello there").size)
    }

    @Test func `rows of a list that scrolls both ways have their own width, and the widest so far is the content's`()
        throws
    {
        let window = InMemoryWindow(
            ScrollView([.horizontal, .vertical]) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Leaf("r\($0)", CGFloat($0 == 50 ? 900 : 500)...2_000, 50...50) }
                }
            }, size: CGSize(width: 400, height: 300))
        #expect(window.scrollAreas.first?.scrollArea?.contentSize == CGSize(width: 500, height: 5_000))
        #expect(try window.frame("r0").width == 500)
        try window.scroll(to: CGPoint(x: 0, y: 2_500))
        #expect(window.graph.isAtRest)
        #expect(window.scrollAreas.first?.scrollArea?.contentSize == CGSize(width: 900, height: 5_000))
    }

    @Test func `a grid of tracks that may be of no width has some`() {
        let window = InMemoryWindow(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: 0)]) { Leaf("r", 0...10, 10...10) })
        #expect(window.has("r"))
    }
}
