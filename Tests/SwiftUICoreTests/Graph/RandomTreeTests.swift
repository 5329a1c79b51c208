import Foundation
import InMemoryRenderer
import RandomViews
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite struct RandomTreeTests {
    /// Elements, what they draw and what is read aloud; after other trees, sizes of the window and settings of the
    /// desktop, and after views have written their state.
    @Test func `after any updates a tree is as if it had been made anew`() {
        for seed in 0..<60 as Range<UInt64> {
            let run = RandomRun.random(seed: seed, depth: 4, steps: 6)
            guard run.failure() != nil else { continue }
            let smallest = run.smallest { $0.failure() }
            Issue.record("seed \(seed), in its smallest form:\n\(smallest)\n\(smallest.failure() ?? "")")
            return
        }
    }

    @Test func `laying out again changes nothing, and every number is finite and no size below nothing`() {
        for seed in 0..<90 as Range<UInt64> {
            let run = RandomRun.random(seed: seed, depth: 5, steps: 0)
            guard layoutFailure(run) != nil else { continue }
            let smallest = run.smallest(layoutFailure)
            Issue.record("seed \(seed), in its smallest form:\n\(smallest)\n\(layoutFailure(smallest) ?? "")")
            return
        }
    }

    private func layoutFailure(_ run: RandomRun) -> String? {
        let window = InMemoryWindow(RandomRoot(RandomSource(run.tree)), size: RandomRun.size)
        let before = window.renderer.root?.anonymous
        window.graph.drawAnew()
        guard window.renderer.root?.anonymous == before else { return "laid out again there is\n\(window.tree)" }
        for size in [CGSize(width: 133, height: 77), CGSize(width: 0, height: 1), CGSize(width: 9_999, height: 3_000)] {
            window.resize(to: size)
            let items = window.renderer.root.map { [DisplayItem.element($0)] } ?? []
            if let wrong = items.rectangles.first(where: { !$0.isSound }) {
                return "in \(size.width) × \(size.height) there is \(wrong) in\n\(window.tree)"
            }
        }
        window.resize(to: RandomRun.size)
        guard window.graph.isAtRest else { return "something is left to do" }
        return window.renderer.root?.anonymous == before ? nil : "back in its size there is\n\(window.tree)"
    }
}

extension CGRect {
    /// A shape without an outline has no place.
    fileprivate var isSound: Bool {
        isNull || [minX, minY, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0 && size.height >= 0
    }
}
