import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Which of several views with the same identity a proxy scrolls to: rows of 20 points in scroll views 100 points high.
@Suite struct ScrollSearchTests {
    private struct Rows: View {
        let ids: Range<Int>

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Leaf("\($0)", 100, 20) } }
            }
            .frame(height: 100)
        }
    }

    private struct Choice: View {
        let ids: [Int]
        let proxy: ScrollViewProxy

        var body: some View {
            HStack {
                ForEach(ids, id: \.self) { id in
                    Button("Go to \(id)") { proxy.scrollTo(id, anchor: .top) }.buttonStyle(.plain)
                }
            }
        }
    }

    private func offsets(_ window: InMemoryWindow) -> [CGFloat?] { window.scrollAreas.map { $0.scrollArea?.offset.y } }

    @Test func `a view outside the scroll views isn't taken for the one inside`() throws {
        let window = InMemoryWindow(
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Choice(ids: [5, 50], proxy: proxy)
                    Text("Fifty").id(50)
                    Rows(ids: 0..<100)
                }
            }, size: CGSize(width: 300, height: 200))
        try window.press("Go to 50")
        #expect(offsets(window) == [1000])
        try window.press("Go to 5")
        #expect(offsets(window) == [100])
    }

    @Test func `the first scroll view that has the view is scrolled`() throws {
        let window = InMemoryWindow(
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Choice(ids: [60, 150], proxy: proxy)
                    Rows(ids: 0..<100)
                    Rows(ids: 50..<200)
                }
            }, size: CGSize(width: 300, height: 300))
        try window.press("Go to 60")
        #expect(offsets(window) == [1200, 0])
        try window.press("Go to 150")
        #expect(offsets(window) == [1200, 2000])
    }

    @Test func `a reader in a scroll view prefers the scroll views in it to the one around`() throws {
        let window = InMemoryWindow(
            ScrollView {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Choice(ids: [10], proxy: proxy)
                        Button("Go to the end") { proxy.scrollTo("end", anchor: .top) }.buttonStyle(.plain)
                        Rows(ids: 0..<100)
                        Leaf("space", 100, 400)
                        Leaf("end", 100, 200).id("end")
                    }
                }
            }, size: CGSize(width: 300, height: 200))
        try window.press("Go to 10")
        #expect(offsets(window) == [0, 200])
        try window.press("Go to the end")
        #expect(try window.frame("end").minY == 0)
    }
}
