import Foundation
import SwiftUI

/// Puts its views on a diagonal, each at the last one's corner.
nonisolated private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for view in subviews {
            view.place(at: corner, proposal: .unspecified)
            let size = view.sizeThatFits(.unspecified)
            corner.x += size.width
            corner.y += size.height
        }
    }
}

nonisolated private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

/// Shares the width by its views' weights.
nonisolated private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sum = subviews.map { $0[Weight.self] }.reduce(0, +)
        var x = bounds.minX
        for view in subviews {
            let width = bounds.width * view[Weight.self] / sum
            view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: bounds.height))
            x += width
        }
    }
}

/// Is as large as is proposed, and places by an anchor, or not at all.
nonisolated private struct Anchored: Layout {
    var anchor: UnitPoint?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let anchor else { return }
        let point = CGPoint(x: bounds.width * anchor.x, y: bounds.height * anchor.y)
        for view in subviews { view.place(at: point, anchor: anchor, proposal: proposal) }
    }
}

/// A layout whose neighbours come close.
nonisolated private struct Tight: Layout {
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

nonisolated extension Golden {
    static let layouts: [Golden] = [
        Golden(
            "diagonal", "each at the last one's corner", whole: (30, 50),
            ["a": [0, 0, 10, 20], "b": [10, 20, 20, 30]]
        ) {
            Diagonal() {
                Leaf("a", 10, 20); Leaf("b", 20, 30)
            }
        },
        Golden(
            "diagonal in a row", "30 × 50 beside 20 × 20, which is 15 down", whole: (58, 50),
            ["a": [0, 0, 10, 20], "b": [10, 20, 20, 30], "c": [38, 15, 20, 20]]
        ) {
            HStack {
                Diagonal() {
                    Leaf("a", 10, 20); Leaf("b", 20, 30)
                }; Leaf("c", 20, 20)
            }
        },
        Golden(
            "row in a diagonal", "the row is 28 × 10", whole: (48, 30),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [28, 10, 20, 20]]
        ) {
            Diagonal() {
                HStack {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }; Leaf("c", 20, 20)
            }
        },
        Golden(
            "values", "weights of 1, 3 and 1 by default: 20, 60, 20", whole: (100, 100),
            ["a": [0, 0, 20, 100], "b": [20, 0, 60, 100], "c": [80, 0, 20, 100]]
        ) {
            Weighted() {
                Leaf.filling("a").layoutValue(key: Weight.self, value: 1)
                Leaf.filling("b").layoutValue(key: Weight.self, value: 3)
                Leaf.filling("c")
            }
        },
        Golden(
            "value through a frame", "weights of 1 and 4; the frame is as wide as is proposed, the leaf in its middle",
            whole: (100, 100), ["a": [5, 45, 10, 10], "b": [20, 0, 80, 100]]
        ) {
            Weighted() {
                Leaf("a", 10, 10).frame(maxWidth: .infinity, maxHeight: .infinity)
                Leaf.filling("b").layoutValue(key: Weight.self, value: 4).frame(maxWidth: .infinity)
            }
        },
        Golden("bottom trailing anchor", "100 - 10, 100 - 20", whole: (100, 100), ["a": [90, 80, 10, 20]]) {
            Anchored(anchor: .bottomTrailing) { Leaf("a", 10, 20) }
        },
        Golden("middle anchor", "50 - 5, 50 - 10", whole: (100, 100), ["a": [45, 40, 10, 20]]) {
            Anchored(anchor: .center) { Leaf("a", 10, 20) }
        },
        Golden(
            "not placed", "in the middle, proposed what the layout was", whole: (100, 100),
            ["a": [45, 40, 10, 20], "b": [0, 0, 100, 100]]
        ) {
            Anchored(anchor: nil) {
                Leaf("a", 10, 20); Leaf.filling("b")
            }
        },
        Golden("zero spacing of a layout", "the leaf wants 8 on its side", whole: (28, 10), ["a": [18, 0, 10, 10]]) {
            HStack {
                Tight() {}; Leaf("a", 10, 10)
            }
        },
        Golden(
            "two layouts without spacing", "neither wants any distance: 10 + 10 + 8 + 10", whole: (38, 10),
            ["a": [28, 0, 10, 10]]
        ) {
            HStack {
                Tight() {}; Tight() {}; Leaf("a", 10, 10)
            }
        },
        Golden("row layout", "as a row: 10 + 4 + 20", whole: (34, 30), ["a": [0, 0, 10, 10], "b": [14, 0, 20, 30]]) {
            HStackLayout(alignment: .top, spacing: 4) {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden(
            "column layout", "as a column: 10 + 4 + 30", whole: (20, 44),
            ["a": [10, 0, 10, 10], "b": [0, 14, 20, 30]]
        ) {
            VStackLayout(alignment: .trailing, spacing: 4) {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden("layers layout", "as layers", whole: (20, 30), ["a": [10, 20, 10, 10], "b": [0, 0, 20, 30]]) {
            ZStackLayout(alignment: .bottomTrailing) {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden(
            "any layout", "as the hidden row, spacers along it", whole: (100, 10),
            ["a": [0, 0, 10, 10], "b": [90, 0, 10, 10]]
        ) {
            AnyLayout(HStackLayout()) {
                Leaf("a", 10, 10); Spacer(); Leaf("b", 10, 10)
            }
        },
        Golden(
            "any layout of any layout", "as the innermost column", whole: (10, 28),
            ["a": [0, 0, 10, 10], "b": [0, 18, 10, 10]]
        ) {
            AnyLayout(AnyLayout(VStackLayout())) {
                Leaf("a", 10, 10); Leaf("b", 10, 10)
            }
        },
        Golden(
            "guides through a layout",
            "b is at 10, 20 in the diagonal, its own line 20 down there: c begins at 20 + 20", whole: (38, 50),
            ["a": [0, 0, 10, 20], "b": [10, 20, 20, 30], "c": [38, 10, 0, 30]]
        ) {
            HStack(alignment: .lastTextBaseline) {
                Diagonal() {
                    Leaf("a", 10, 20); Leaf("b", 20, 30).alignmentGuide(.lastTextBaseline) { _ in 20 }
                }
                Leaf("c", 0, 30)
            }
        },
    ]
}
