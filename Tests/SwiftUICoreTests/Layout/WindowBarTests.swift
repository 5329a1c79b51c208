import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// A window that has a bar only for what the views put there, and that fits its content. Bars are 46 points high.
@Suite struct WindowBarTests {
    private let renderer = InMemoryRenderer()

    private func graph(_ view: some View) -> ViewGraph {
        ViewGraph(view, title: "Window", windowBar: .whenUsed, renderer: renderer)
    }

    private var bars: [HeaderBar] {
        (renderer.root?.content ?? []).compactMap {
            if case .element(let element) = $0, case .headerBar(let bar) = element.kind { bar } else { nil }
        }
    }

    @Test func `content without a toolbar has no bar`() {
        let graph = graph(NavigationStack { Color.red.navigationTitle("Title") })
        graph.resize(to: CGSize(width: 100, height: 100))
        #expect(renderer.root != nil)
        #expect(bars.isEmpty)
    }

    @Test func `a toolbar's bar has neither title nor the window's buttons`() {
        let graph = graph(NavigationStack { Color.red.toolbar { Button("Edit") {} } })
        graph.resize(to: CGSize(width: 100, height: 100))
        #expect(bars.map(\.title) == [""])
        #expect(bars.map(\.isWindowBar) == [false])
    }

    @Test func `the fitting size is the content's and its bar's, and the window keeps its own`() {
        let plain = graph(Color.red.frame(width: 30, height: 20))
        #expect(plain.fittingSize(in: CGSize(width: 400, height: 700)) == CGSize(width: 30, height: 20))
        let withBar = graph(Color.red.frame(width: 30, height: 20).toolbar { Button("Edit") {} })
        #expect(withBar.fittingSize(in: CGSize(width: 400, height: 700)) == CGSize(width: 30, height: 66))
        withBar.resize(to: CGSize(width: 80, height: 90))
        _ = withBar.fittingSize(in: CGSize(width: 400, height: 700))
        #expect(renderer.root?.frame.size == CGSize(width: 80, height: 90))
    }
}
