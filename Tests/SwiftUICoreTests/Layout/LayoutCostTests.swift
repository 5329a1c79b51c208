import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct LayoutCostTests {
    /// Rows in columns in rows, each with a text beside the next.
    private func nested(_ depth: Int) -> AnyView {
        if depth == 0 { return AnyView(Text("leaf words here")) }
        return depth.isMultiple(of: 2)
            ? AnyView(
                HStack {
                    nested(depth - 1); Text("x \(depth)")
                })
            : AnyView(
                VStack {
                    nested(depth - 1); Text("words that wrap \(depth)")
                })
    }

    private func metricsCount(depth: Int) -> Int {
        let renderer = CountingRenderer()
        ViewGraph(nested(depth), renderer: renderer).resize(to: CGSize(width: 400, height: 300))
        return renderer.metricsCount
    }

    @Test func `stacks in stacks do not cost twice as much with each level`() {
        let shallow = metricsCount(depth: 7)
        let deep = metricsCount(depth: 14)
        #expect(deep < 8 * shallow, "\(shallow) measures at depth 7, \(deep) at depth 14")
        #expect(deep < 4_000, "\(deep) measures")
    }

    /// Each link was looked for on its own, in all of the text.
    @Test func `a text is asked only once where its links are`() {
        let renderer = CountingRenderer()
        let text = Text(LocalizedStringKey(String(repeating: "[a](https://a) b ", count: 50)))
        ViewGraph(text, renderer: renderer).resize(to: CGSize(width: 400, height: 300))
        #expect(renderer.rectanglesCount == 1)
    }

    @Test func `layout comes out the same, however few answers boxes remember`() {
        let before = Box.answersKept
        defer { Box.answersKept = before }
        let places = [6, 2, 1].map { kept -> [CGRect] in
            Box.answersKept = kept
            let window = InMemoryWindow(
                HStack(alignment: .firstTextBaseline) {
                    VStack {
                        Text("some words to wrap");
                        HStack {
                            Text("a b c d e f"); Spacer(); Text("end")
                        }
                    }
                    .padding(4)
                    ZStack {
                        Text("over and over again"); Text("x")
                    }.background(Color.red)
                    Text("more words").layoutPriority(1)
                },
                size: CGSize(width: 200, height: 200))
            return window.elements.map(\.frame)
        }
        #expect(places[1] == places[0])
        #expect(places[2] == places[0])
    }
}
