import Foundation
import Synchronization
import Testing

@testable import SwiftUICore

/// What views answer to a layout that offers them room without an end, or asks for more than there can be.
@Suite struct EndlessRoomTests {
    nonisolated private final class Answers: Sendable {
        let sizes = Mutex<[CGSize]>([])
    }

    /// Asks how large each view is in endless room, and gives it none.
    nonisolated private struct Asking: Layout {
        let answers: Answers

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            answers.sizes.withLock { $0 = subviews.map { $0.sizeThatFits(.infinity) } }
            return .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: .infinity) }
        }
    }

    @Test func `rows and columns of which a part is endless are so, whatever else is in them`() {
        let answers = Answers()
        let places = layout {
            Asking(answers: answers) {
                HStack(spacing: 0) {
                    Leaf.filling("a"); Leaf("b", 10, 10)
                }
                VStack(alignment: .trailing, spacing: 0) {
                    Leaf("c", 10, 10); Leaf.filling("d")
                }
                ProgressView(value: 0.5)
                HStack(alignment: .top, spacing: 0) {
                    Leaf("e", 10, 10); Leaf("f", 20, 20)
                }
            }
        }
        let endless = CGFloat.infinity
        #expect(
            answers.sizes.withLock(\.self) == [
                CGSize(width: endless, height: endless), CGSize(width: endless, height: endless),
                CGSize(width: endless, height: 8), CGSize(width: 30, height: 20),
            ])
        #expect(places["f"] == [60, 50, 20, 20])
        #expect(places.values.joined().allSatisfy { !$0.isNaN })
    }

    /// A million columns took seconds, and each had its gap.
    @Test func `a cell spans a thousand columns at most`() {
        let places = layout {
            Grid {
                GridRow { Leaf("a", 10, 10).gridCellColumns(1_000_000) }
                GridRow {
                    Leaf("b", 10, 10).gridCellColumns(3); Leaf("c", 10, 10)
                }
            }
        }
        #expect(Set(places.keys) == ["a", "b", "c"])
        // 999 gaps of 8, with the middle in that of the window.
        #expect(places.values.allSatisfy { abs($0[0]) < 5_000 })
    }
}
