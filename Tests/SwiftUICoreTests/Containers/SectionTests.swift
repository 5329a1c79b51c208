import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Two sections of ten rows of 20 points with headers of 30 and footers of 10, in a window 100 points high.
@Suite struct SectionTests {
    private func window(_ pinned: PinnedScrollableViews) -> InMemoryWindow {
        InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<2) { section in
                        Section {
                            ForEach(0..<10) { Leaf("\(section).\($0)", 100, 20) }
                        } header: {
                            Leaf("header \(section)", 100, 30)
                        } footer: {
                            Leaf("footer \(section)", 100, 10)
                        }
                    }
                }
            }, size: CGSize(width: 100, height: 100))
    }

    @Test func `a section's header, rows and footer lie below each other`() throws {
        let window = window([])
        #expect(try window.frame("header 0").minY == 0)
        #expect(try window.frame("0.0").minY == 30)
        // A section that was never near counts as one row.
        for _ in 0..<3 { try window.scroll(to: CGPoint(x: 0, y: 10_000)) }
        #expect(window.scrollAreas.first?.scrollArea?.contentSize.height == 480)
        // The second section begins at 240 - 380; its footer ends where the content does.
        #expect(try window.frame("1.9").minY == 70)
        #expect(try window.frame("footer 1").maxY == 100)
        #expect(!window.has("header 0"))
    }

    @Test func `a header and a footer may be given as views`() throws {
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    Section(header: Leaf("header", 100, 30), footer: Leaf("footer", 100, 10)) { Leaf("row", 100, 5) }
                    Section(header: Leaf("header alone", 100, 20)) { Leaf("row 2", 100, 5) }
                    Section(footer: Leaf("footer alone", 100, 10)) { Leaf("row 3", 100, 5) }
                }
            }, size: CGSize(width: 100, height: 100))
        // 30, 5 and 10; 20 and 5; 5 and 10.
        let names = ["header", "row", "footer", "header alone", "row 2", "row 3", "footer alone"]
        #expect(try names.map { try window.frame($0).minY } == [0, 30, 35, 45, 65, 70, 75])
    }

    @Test func `a pinned header stays for as long as its section does`() throws {
        let window = window(.sectionHeaders)
        try window.scroll(to: CGPoint(x: 0, y: 150))
        #expect(try window.frame("header 0") == CGRect(x: 0, y: 0, width: 100, height: 30))
        // The section ends at 240, 20 below the top: that pushes the header out.
        try window.scroll(to: CGPoint(x: 0, y: 220))
        #expect(try window.frame("header 0").minY == -10)
        #expect(try window.frame("header 1").minY == 20)
        try window.scroll(to: CGPoint(x: 0, y: 300))
        #expect(try window.frame("header 1").minY == 0)
        #expect(window.graph.isAtRest)
    }

    @Test func `a pinned header is drawn over the rows`() throws {
        let window = window(.sectionHeaders)
        try window.scroll(to: CGPoint(x: 0, y: 150))
        let names = window.elements.map { $0.element.accessibility.label }
        let header = try #require(names.firstIndex(of: "header 0"))
        #expect(header > (try #require(names.firstIndex(of: "0.6"))))
    }

    @Test func `a pinned footer is there as soon as its section is`() throws {
        let window = window(.sectionFooters)
        #expect(try window.frame("footer 0").maxY == 100)
        // The second section begins at 240, 90 below the top.
        try window.scroll(to: CGPoint(x: 0, y: 150))
        #expect(try window.frame("footer 0").maxY == 90)
        #expect(try window.frame("footer 1").minY == 90)
    }

    @Test func `in a grid a header has a line of its own, and the cells behind it begin a new one`() throws {
        let window = InMemoryWindow(
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40))], spacing: 0) {
                    ForEach(0..<2) { section in
                        Section {
                            ForEach(0..<3) { Leaf("\(section).\($0)", 40, 20) }
                        } header: {
                            Leaf("header \(section)", 0 ... .infinity, 10...10)
                        }
                    }
                }
            }, size: CGSize(width: 80, height: 200))
        #expect(try window.frame("header 0") == CGRect(x: 0, y: 0, width: 80, height: 10))
        #expect(try window.frame("0.1") == CGRect(x: 40, y: 10, width: 40, height: 20))
        #expect(try window.frame("0.2") == CGRect(x: 0, y: 30, width: 40, height: 20))
        #expect(try window.frame("header 1") == CGRect(x: 0, y: 50, width: 80, height: 10))
        #expect(try window.frame("1.0") == CGRect(x: 0, y: 60, width: 40, height: 20))
        #expect(try window.frame("1.2") == CGRect(x: 0, y: 80, width: 40, height: 20))
    }

    @Test func `elsewhere a section is as a group, with a text for a title`() {
        let places = layout { VStack(spacing: 0) { Section("Title") { Leaf("a", 10, 10) } } }
        #expect(places["Title"] != nil && places["a"] != nil)
        #expect(
            layout {
                VStack(spacing: 0) {
                    Section {
                        Leaf("a", 10, 10)
                    } footer: {
                        Leaf("b", 10, 10)
                    }
                }
            }.count == 2)
    }
}
