import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

/// Tells what is asked of it.
nonisolated private struct Probe: Layout {
    let log: Log
    var gap: CGFloat = 0

    init(_ log: Log, gap: CGFloat = 0) {
        self.log = log
        self.gap = gap
    }

    nonisolated final class Log: @unchecked Sendable {
        var entries: [String] = []
        var views: LayoutSubviews?
        func take() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    func makeCache(subviews: Subviews) -> Int {
        log.entries.append("make \(subviews.count)")
        return 0
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.entries.append("update \(subviews.count)")
        cache += 1
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        log.views = subviews
        return CGSize(width: 50, height: 20 + gap)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        log.entries.append("place \(cache)")
    }
}

@Suite struct LayoutProtocolTests {
    @Observable final class Model {
        var isRow = true
        var count = 2
        var gap: CGFloat = 0
        var other = 0
    }

    private struct Switching: View {
        let model: Model

        var body: some View {
            let layout = model.isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Counter(name: "a"); Counter(name: "b")
            }.buttonStyle(.plain)
        }
    }

    @Test func `another layout takes the place of one, and the views keep their state`() throws {
        let model = Model()
        let window = InMemoryWindow(Switching(model: model))
        try window.press("a 0")
        let row = (try window.frame("a 1"), try window.frame("b 0"))
        #expect(row.0.maxX == row.1.minX && row.0.minY == row.1.minY)
        model.isRow = false
        window.settle()
        let column = (try window.frame("a 1"), try window.frame("b 0"))
        #expect(column.0.maxY == column.1.minY && column.0.minX == column.1.minX)
    }

    private struct Probed: View {
        let model: Model
        let log: Probe.Log

        var body: some View {
            VStack {
                Text("\(model.other)")
                Probe(log, gap: model.gap) { ForEach(0..<model.count, id: \.self) { Leaf("\($0)", 10, 10) } }
            }
        }
    }

    @Test func `a cache is made once and updated when the views or the layout have changed`() {
        let model = Model()
        let log = Probe.Log()
        let window = InMemoryWindow(Probed(model: model, log: log))
        #expect(log.take() == ["make 2", "place 0"])
        model.count = 3
        window.settle()
        #expect(log.take() == ["update 3", "place 1"])
        model.gap = 5
        window.settle()
        #expect(log.take() == ["update 3", "place 2"])
    }

    @Test func `a layout of which nothing has changed is not asked again`() {
        let model = Model()
        let log = Probe.Log()
        let window = InMemoryWindow(Probed(model: model, log: log))
        _ = log.take()
        model.other = 1
        window.settle()
        #expect(log.take() == [])
    }

    private struct Linked: View {
        let model: Model
        let log: Probe.Log

        var body: some View {
            VStack {
                Text("\(model.other)")
                Probe(log, gap: 0) {
                    Text("a").padding()
                    Image(systemName: "star")
                    Color.red.frame(width: 10, height: 10)
                    Circle().stroke(.blue)
                    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                    HStack {
                        Text("b"); Spacer(); Divider()
                    }
                    .background(.blue).border(.green)
                    ProgressView(value: 0.5)
                    Button("c") {}
                    ScrollView { Text("d") }
                }
            }
            .environment(
                \.openURL, OpenURLAction { [model, log] _ in log.views == nil && model.isRow ? .handled : .discarded }
            )
            .font(model.isRow ? .body : .largeTitle)
        }
    }

    @Test func `what views hand down has nothing laid out that doesn't come of it`() {
        let model = Model()
        let log = Probe.Log()
        let window = InMemoryWindow(Linked(model: model, log: log))
        _ = log.take()
        model.other = 1
        window.settle()
        #expect(log.take() == [])
        model.isRow = false
        window.settle()
        #expect(log.take() == ["update 9", "place 1"])
    }

    @Test func `the views of a layout are a collection with their sizes, priorities and guides`() throws {
        let log = Probe.Log()
        let window = InMemoryWindow(
            Probe(log) {
                Leaf("a", 10, 20).layoutPriority(2)
                Leaf("b", 0...50, 5...5)
                Leaf("c", 10, 20).alignmentGuide(.top) { _ in 7 }
            })
        let views = try #require(log.views)
        #expect(views.count == 3 && views.map(\.priority) == [2, 0, 0])
        #expect(views[1].sizeThatFits(.init(width: 30, height: nil)) == CGSize(width: 30, height: 5))
        #expect(views[1].sizeThatFits(.unspecified) == CGSize(width: 0, height: 5))
        let dimensions = views[2].dimensions(in: .unspecified)
        #expect(dimensions[.top] == 7 && dimensions[explicit: .top] == 7)
        #expect(dimensions[.bottom] == 20 && dimensions[explicit: .bottom] == nil)
        #expect(dimensions[HorizontalAlignment.center] == 5 && dimensions.width == 10 && dimensions.height == 20)
        #expect(dimensions == views[2].dimensions(in: .unspecified))
        #expect(dimensions != views[0].dimensions(in: .unspecified))
        #expect(views[1..<3].map(\.self) == [views[1], views[2]] && views[1..<3].first == views[1])
        #expect(views[[2, 0]].map(\.self) == [views[2], views[0]])
        #expect(views.layoutDirection == .leftToRight)
        withExtendedLifetime(window) {}
    }

    @Test func `spacing is the larger of what two neighbours want`() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 8)
        let lower = ViewSpacing.zero.union(ViewSpacing(), edges: .bottom)
        #expect(lower.distance(to: .zero, along: .vertical) == 8)
        #expect(ViewSpacing.zero.distance(to: lower, along: .vertical) == 0)
    }

    @Test func `a proposal stands for sizes and their absence`() {
        #expect(ProposedViewSize.zero == ProposedViewSize(CGSize.zero))
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        let half = ProposedViewSize(width: 3, height: nil)
        #expect(half.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 3, height: 2))
        #expect(ProposedViewSize.infinity.width == .infinity && ProposedViewSize.infinity.height == .infinity)
    }

    @Test func `the view of the higher index is drawn over the others`() {
        func order(_ first: Double, _ second: Double) -> [String] {
            let window = InMemoryWindow(
                ZStack {
                    Leaf("a", 9, 9).padding(1).zIndex(first); Leaf("b", 9, 9).zIndex(second)
                })
            return window.elements.map { $0.element.accessibility.label }.filter { !$0.isEmpty }
        }
        #expect(order(0, 0) == ["a", "b"])
        #expect(order(1, 0) == ["b", "a"])
        #expect(order(-1, -2) == ["b", "a"])
    }
}
