import Foundation
import Testing

@testable import SwiftUICore

/// The places of cells in slots and lines, beside plain lists of them.
@Suite struct LazyCellsTests {
    @Test func `cells, slots and boxes agree whatever the slots turn out to be`() {
        var numbers = Numbers(seed: 3)
        let graph = ViewGraph(Text(""), renderer: CountingRenderer())
        for _ in 0..<40 {
            let slotCount = numbers.next(below: 20)
            var model = Array(repeating: 1, count: slotCount)
            var made: [Int: [Box]] = [:]
            var cells = LazyCells(slotCount: slotCount)
            for _ in 0..<30 where slotCount > 0 {
                let slot = numbers.next(below: slotCount)
                model[slot] = numbers.next(below: 4)
                made[slot] = (0..<model[slot]).map { _ in Box(graph: graph) }
                cells.make(SlotCells(made[slot] ?? []), of: slot)
                let flat = model.enumerated().flatMap { slot, count in (0..<count).map { (slot, $0) } }
                #expect(cells.count == flat.count)
                for (cell, (slot, part)) in flat.enumerated() {
                    #expect(cells.slot(of: cell) == slot)
                    #expect(cells.box(at: cell) === made[slot]?[part])
                }
                for slot in 0..<slotCount {
                    #expect(cells.firstCell(of: slot) == flat.firstIndex { $0.0 == slot })
                }
                #expect(cells.slot(of: flat.count) == nil)
            }
        }
    }

    @Test func `slots of several cells cost nothing for sections where there are none`() {
        let graph = ViewGraph(Text(""), renderer: CountingRenderer())
        var cells = LazyCells(slotCount: 100)
        for slot in 0..<100 { cells.make(SlotCells([Box(graph: graph), Box(graph: graph)]), of: slot) }
        #expect(cells.count == 200)
        #expect(cells.sectionUpdates == 0)
        let header = Box(graph: graph)
        header.sectionPart = SectionPart(kind: .header, isFirst: true, isLast: true)
        cells.make(SlotCells([header]), of: 3)
        #expect(cells.sections.whole == [6])
        cells.make(SlotCells([]), of: 1)
        #expect(cells.sections.whole == [4])
    }

    @Test func `lines between cells that stand alone are filled, and found by their cells`() {
        var numbers = Numbers(seed: 5)
        for _ in 0..<200 {
            let cellCount = numbers.next(below: 30)
            let perLine = 1 + numbers.next(below: 4)
            let whole = (0..<cellCount).filter { _ in numbers.next(below: 4) == 0 }
            // The lines as lists of cells.
            var lines: [[Int]] = []
            for cell in 0..<cellCount {
                let last = lines.last
                let isNew = last.map { $0.count == perLine || whole.contains($0[0]) } ?? true || whole.contains(cell)
                if isNew { lines.append([cell]) } else { lines[lines.count - 1].append(cell) }
            }
            let starts = LazyLineStarts(perLine: perLine, cellCount: cellCount, wholeLines: whole)
            #expect(starts.lineCount == lines.count)
            for (line, cells) in lines.enumerated() {
                #expect(starts.firstCell(of: line) == cells[0])
                for cell in cells { #expect(starts.line(ofCell: cell) == line) }
            }
            #expect(starts.firstCell(of: lines.count) >= cellCount)
        }
    }

    /// Numbers that are the same in each run.
    private struct Numbers {
        private var state: UInt64
        init(seed: UInt64) { state = seed }
        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, limit)
        }
    }
}
