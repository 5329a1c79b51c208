import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

/// What a lazy container asks of very many elements.
@Suite struct ManyElementsTests {
    nonisolated private final class Calls: @unchecked Sendable { var positions: [Int] = [] }

    /// Content of many slots, which notes those that are made.
    private struct Slots: PrimitiveView {
        let count: Int
        let calls: Calls

        func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
            SlotsNode(self, parent: parent, environment: environment)
        }
    }

    private final class SlotsNode: TypedNode<Slots> {
        override func collectSlots(into slots: inout SlotList) {
            let run = NotingRun()
            run.view = view
            run.graph = graph
            slots.append(run)
        }
    }

    private final class NotingRun: SlotRun {
        var view: Slots?
        var graph: ViewGraph?

        nonisolated override init() { super.init() }

        override var count: Int { view?.count ?? 0 }

        override func slot(at position: Int) -> LazySlot {
            view?.calls.positions.append(position)
            let slot = LineSlot()
            slot.graph = graph
            return slot
        }
    }

    private final class LineSlot: LazySlot {
        var graph: ViewGraph?

        nonisolated override init() { super.init() }

        override var isRealized: Bool { false }
        override func realize() -> [Box] { graph.map { [LineBox(graph: $0)] } ?? [] }
    }

    private final class LineBox: Box {
        override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 100, height: 50) }
    }

    @Test func `of a hundred thousand slots only those near the viewport are made, each once`() throws {
        let calls = Calls()
        let window = InMemoryWindow(
            ScrollView { LazyVStack(spacing: 0) { Slots(count: 100_000, calls: calls) } },
            size: CGSize(width: 400, height: 300))
        // A viewport of 300 and three quarters of a page behind it: 525 / 50, and the line that is begun.
        #expect(calls.positions.sorted() == Array(0..<11))
        calls.positions = []
        try window.scroll(to: CGPoint(x: 0, y: 2_500_000))
        // From line 50 000: four and a half lines before, ten and a half from there on.
        #expect(calls.positions.sorted() == Array(49_995..<50_011))
    }

    // MARK: Scrolling

    /// Lays its view out as a stack does, and notes each time.
    nonisolated private struct NotingLayout: Layout {
        let calls: Calls

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 50)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            calls.positions.append(0)
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    @Test func `a step of the wheel that brings no new line places nothing in the rows again`() throws {
        let calls = Calls()
        let window = InMemoryWindow(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000, id: \.self) { row in NotingLayout(calls: calls) { Leaf("row \(row)", 100, 50) } }
                }
            }, size: CGSize(width: 400, height: 300))
        // As in the test of slots.
        #expect(calls.positions.count == 11)
        calls.positions = []
        // 525 + 20 is still in the eleventh line.
        try window.scroll(to: CGPoint(x: 0, y: 20))
        #expect(calls.positions.isEmpty)
        #expect(try window.frame("row 1").minY == 30)
    }

    // MARK: Ids

    private struct Item: Identifiable, Equatable {
        let number: Int
        let calls: Calls
        var id: Int {
            calls.positions.append(number)
            return number
        }
        static func == (lhs: Item, rhs: Item) -> Bool { lhs.number == rhs.number }
    }

    @Test func `of a hundred thousand elements only those at the beginning are asked for their ids`() {
        let calls = Calls()
        let items = (0..<100_000).map { Item(number: $0, calls: calls) }
        let window = InMemoryWindow(
            ScrollView { LazyVStack(spacing: 0) { ForEach(items) { Leaf("row \($0.number)", 100, 50) } } },
            size: CGSize(width: 400, height: 300))
        #expect(window.has("row 0"))
        #expect(calls.positions.allSatisfy { $0 < 200 })
        #expect(calls.positions.count < 200)
    }

    /// Rows that count their presses, and what may be done with them.
    private struct Rows: View {
        @State var numbers: [Int]
        var body: some View {
            VStack(spacing: 0) {
                Button("First to the end") { numbers.append(numbers.removeFirst()) }
                Button("Last to the front") { numbers.insert(numbers.removeLast(), at: 0) }
                Button("Drop the first") { numbers.removeFirst() }
                Button("Zero at the end") { numbers.append(0) }
                ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Counter(name: "row \($0)") } } }
            }
        }
    }

    private func scrollToEnd(_ window: InMemoryWindow) throws {
        for _ in 0..<4 { try window.scroll(to: CGPoint(x: 0, y: 10_000_000)) }
    }

    @Test func `a row that moves to the end of many, and back, keeps its state`() throws {
        let window = InMemoryWindow(Rows(numbers: Array(0..<5_000)), size: CGSize(width: 400, height: 300))
        try window.press("row 0 0")
        try window.press("First to the end")
        #expect(!window.has("row 0 1"))
        try scrollToEnd(window)
        #expect(window.has("row 0 1"))
        try window.press("Last to the front")
        try window.scroll(to: .zero)
        #expect(window.has("row 0 1"))
        #expect(window.has("row 1 0"))
    }

    @Test func `a row that goes while it is far away is another when it comes again`() throws {
        let window = InMemoryWindow(Rows(numbers: Array(0..<5_000)), size: CGSize(width: 400, height: 300))
        try window.press("row 0 0")
        try scrollToEnd(window)
        try window.press("Drop the first")
        try window.press("Zero at the end")
        try scrollToEnd(window)
        #expect(window.has("row 0 0"))
        #expect(!window.has("row 0 1"))
    }

    @Test func `an id that comes again far behind is named when it is reached, and has a state of its own`() throws {
        let messages = Messages.Recorder()
        try Messages.$observer.withValue({ messages.add($0) }) {
            let window = InMemoryWindow(
                Rows(numbers: Array(0..<4_000) + [0]), size: CGSize(width: 400, height: 300))
            try window.press("row 0 0")
            #expect(messages.all.isEmpty)
            try scrollToEnd(window)
            #expect(messages.all.count == 1)
            #expect(window.has("row 0 0"))
            try window.scroll(to: .zero)
            #expect(window.has("row 0 1"))
        }
    }
}
