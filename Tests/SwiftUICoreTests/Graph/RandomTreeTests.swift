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
        for seed in 0..<400 as Range<UInt64> {
            let run = RandomRun.random(seed: seed, depth: 4, steps: 6)
            guard run.failure() != nil else { continue }
            let smallest = run.smallest { $0.failure() }
            Issue.record("seed \(seed), in its smallest form:\n\(smallest)\n\(smallest.failure() ?? "")")
            return
        }
    }

    @Test func `laying out again changes nothing, and every number is finite and no size below nothing`() {
        for seed in 0..<400 as Range<UInt64> {
            let run = RandomRun.random(seed: seed, depth: 5, steps: 0)
            guard run.layoutFailure() != nil else { continue }
            let smallest = run.smallest { $0.layoutFailure() }
            Issue.record("seed \(seed), in its smallest form:\n\(smallest)\n\(smallest.layoutFailure() ?? "")")
            return
        }
    }
}
