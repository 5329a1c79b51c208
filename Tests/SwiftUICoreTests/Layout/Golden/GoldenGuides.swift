import Foundation
import SwiftUI

nonisolated private enum OneThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

nonisolated private enum Name: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

extension VerticalAlignment {
    nonisolated fileprivate static let oneThird = VerticalAlignment(OneThird.self)
}

extension HorizontalAlignment {
    nonisolated fileprivate static let name = HorizontalAlignment(Name.self)
}

nonisolated extension Golden {
    static let guides: [Golden] = [
        Golden(
            "leading guide", "a's line is 10 in, b's at 0: b begins at 10", whole: (30, 28),
            ["a": [0, 0, 20, 10], "b": [10, 18, 20, 10]]
        ) {
            VStack(alignment: .leading) {
                Leaf("a", 20, 10).alignmentGuide(.leading) { _ in 10 }; Leaf("b", 20, 10)
            }
        },
        Golden(
            "negative guide", "a's line is 5 before it, so a begins at 5", whole: (25, 28),
            ["a": [5, 0, 20, 10], "b": [0, 18, 20, 10]]
        ) {
            VStack(alignment: .leading) {
                Leaf("a", 20, 10).alignmentGuide(.leading) { _ in -5 }; Leaf("b", 20, 10)
            }
        },
        Golden(
            "guide by another", "a's leading line is its trailing edge, 20", whole: (40, 28),
            ["a": [0, 0, 20, 10], "b": [20, 18, 20, 10]]
        ) {
            VStack(alignment: .leading) {
                Leaf("a", 20, 10).alignmentGuide(.leading) { $0[.trailing] }; Leaf("b", 20, 10)
            }
        },
        Golden(
            "guide by size", "a's bottom line is at a half, 10: b, 10 high, begins at 0", whole: (38, 20),
            ["a": [0, 0, 20, 20], "b": [28, 0, 10, 10]]
        ) {
            HStack(alignment: .bottom) {
                Leaf("a", 20, 20).alignmentGuide(.bottom) { $0.height / 2 }; Leaf("b", 10, 10)
            }
        },
        Golden(
            "top guide", "b's line is 6 down, so a begins at 6", whole: (28, 16),
            ["a": [0, 6, 10, 10], "b": [18, 0, 10, 10]]
        ) {
            HStack(alignment: .top) {
                Leaf("a", 10, 10); Leaf("b", 10, 10).alignmentGuide(.top) { _ in 6 }
            }
        },
        Golden(
            "guide of another alignment", "a row at the top asks for no centre", whole: (28, 10),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10]]
        ) {
            HStack(alignment: .top) {
                Leaf("a", 10, 10); Leaf("b", 10, 10).alignmentGuide(VerticalAlignment.center) { _ in 0 }
            }
        },
        Golden(
            "guide of one's own", "lines at 10 and 20 by default: a begins at 10", whole: (28, 60),
            ["a": [0, 10, 10, 30], "b": [18, 0, 10, 60]]
        ) {
            HStack(alignment: .oneThird) {
                Leaf("a", 10, 30); Leaf("b", 10, 60)
            }
        },
        Golden(
            "guide of one's own, set", "a's line at 30, b's at 20: b begins at 10", whole: (28, 70),
            ["a": [0, 0, 10, 30], "b": [18, 10, 10, 60]]
        ) {
            HStack(alignment: .oneThird) {
                Leaf("a", 10, 30).alignmentGuide(.oneThird) { $0.height }; Leaf("b", 10, 60)
            }
        },
        Golden(
            "guide through a row", "b begins at 18 in its row and c at 0: c begins at 18", whole: (38, 28),
            ["a": [0, 0, 10, 10], "b": [18, 0, 20, 10], "c": [18, 18, 20, 10]]
        ) {
            VStack(alignment: .name) {
                HStack {
                    Leaf("a", 10, 10); Leaf("b", 20, 10).alignmentGuide(.name) { $0[.leading] }
                }
                Leaf("c", 20, 10)
            }
        },
        Golden(
            "guide through two rows", "the lines are 18 and 38 in: the first row begins at 20", whole: (58, 28),
            ["a": [20, 0, 10, 10], "b": [38, 0, 20, 10], "c": [0, 18, 30, 10], "d": [38, 18, 20, 10]]
        ) {
            VStack(alignment: .name) {
                HStack {
                    Leaf("a", 10, 10); Leaf("b", 20, 10).alignmentGuide(.name) { $0[.leading] }
                }
                HStack {
                    Leaf("c", 30, 10); Leaf("d", 20, 10).alignmentGuide(.name) { $0[.leading] }
                }
            }
        },
        Golden(
            "guide through padding", "4 in by the padding, 6 by the guide", whole: (34, 36),
            ["a": [4, 4, 20, 10], "b": [10, 26, 24, 10]]
        ) {
            VStack(alignment: .name) {
                Leaf("a", 20, 10).alignmentGuide(.name) { _ in 6 }.padding(4); Leaf("b", 24, 10)
            }
        },
        Golden(
            "guide through a frame", "10 in by the frame of 40, 3 by the guide", whole: (63, 28),
            ["a": [10, 0, 20, 10], "b": [13, 18, 50, 10]]
        ) {
            VStack(alignment: .name) {
                Leaf("a", 20, 10).alignmentGuide(.name) { _ in 3 }.frame(width: 40); Leaf("b", 50, 10)
            }
        },
        Golden(
            "mean of two guides", "both of the row's views have one, at 0 and 18: 9", whole: (29, 28),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [9, 18, 20, 10]]
        ) {
            VStack(alignment: .name) {
                HStack {
                    Leaf("a", 10, 10).alignmentGuide(.name) { $0[.leading] }
                    Leaf("b", 10, 10).alignmentGuide(.name) { $0[.leading] }
                }
                Leaf("c", 20, 10)
            }
        },
        Golden(
            "edges aren't handed on", "a row's leading edge is its own, whatever is set inside", whole: (28, 28),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [0, 18, 20, 10]]
        ) {
            VStack(alignment: .leading) {
                HStack {
                    Leaf("a", 10, 10).alignmentGuide(.leading) { _ in 5 }; Leaf("b", 10, 10)
                }
                Leaf("c", 20, 10)
            }
        },
        Golden("the outer guide wins", "8 and not 2", whole: (28, 28), ["a": [0, 0, 20, 10], "b": [8, 18, 20, 10]]) {
            VStack(alignment: .leading) {
                Leaf("a", 20, 10).alignmentGuide(.leading) { _ in 2 }.alignmentGuide(.leading) { _ in 8 }
                Leaf("b", 20, 10)
            }
        },
        Golden(
            "the outer guide knows the inner", "2 + 8", whole: (30, 28), ["a": [0, 0, 20, 10], "b": [10, 18, 20, 10]]
        ) {
            VStack(alignment: .leading) {
                Leaf("a", 20, 10).alignmentGuide(.leading) { _ in 2 }.alignmentGuide(.leading) { $0[.leading] + 8 }
                Leaf("b", 20, 10)
            }
        },
        Golden(
            "guides in layers", "b's corner is 5 and 5 in: b begins at -5, so a at 5", whole: (45, 25),
            ["a": [5, 5, 40, 20], "b": [0, 0, 10, 10]]
        ) {
            ZStack(alignment: .topLeading) {
                Leaf("a", 40, 20)
                Leaf("b", 10, 10).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.top) { _ in 5 }
            }
        },
        Golden(
            "guide of an overlay", "the badge's middle lies on the corner", whole: (40, 20),
            ["a": [0, 0, 40, 20], "b": [35, -5, 10, 10]]
        ) {
            Leaf("a", 40, 20).overlay(alignment: .topTrailing) {
                Leaf("b", 10, 10).alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }
            }
        },
        Golden(
            "guide in a frame", "the leaf's leading line, 6 in, lies on the frame's edge", whole: (50, 10),
            ["a": [-6, 0, 20, 10]]
        ) {
            Leaf("a", 20, 10).alignmentGuide(.leading) { _ in 6 }.frame(width: 50, alignment: .leading)
        },
        Golden(
            "first baselines of rows", "a row's first baseline is the higher of its views', 15 of 15 and 20; c's is 30",
            whole: (46, 35), ["a": [0, 20, 10, 10], "b": [10, 15, 10, 20], "c": [28, 0, 18, 30]]
        ) {
            HStack(alignment: .firstTextBaseline) {
                HStack(spacing: 0) {
                    Leaf("a", 10, 10).alignmentGuide(.firstTextBaseline) { $0.height }
                    Leaf("b", 10, 20).alignmentGuide(.firstTextBaseline) { $0.height }
                }
                Leaf("c", 18, 30)
            }
        },
    ]
}
