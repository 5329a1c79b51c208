import SwiftUI

nonisolated extension Golden {
    static let stacks: [Golden] = [
        Golden(
            "row", "10 + 8 + 20 wide; the lower one 10 down", whole: (38, 30),
            ["a": [0, 10, 10, 10], "b": [18, 0, 20, 30]]
        ) {
            HStack {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden("row at the top", "both begin at 0", whole: (38, 30), ["a": [0, 0, 10, 10], "b": [18, 0, 20, 30]]) {
            HStack(alignment: .top) {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden("row at the bottom", "30 - 10", whole: (38, 30), ["a": [0, 20, 10, 10], "b": [18, 0, 20, 30]]) {
            HStack(alignment: .bottom) {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden("row without gaps", "10 + 20", whole: (30, 30), ["a": [0, 10, 10, 10], "b": [10, 0, 20, 30]]) {
            HStack(spacing: 0) {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden(
            "row with a negative gap", "10 - 4 + 20", whole: (26, 30), ["a": [0, 10, 10, 10], "b": [6, 0, 20, 30]]
        ) {
            HStack(spacing: -4) {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden(
            "column", "10 + 8 + 30 high; the narrower one 5 in", whole: (20, 48),
            ["a": [5, 0, 10, 10], "b": [0, 18, 20, 30]]
        ) {
            VStack {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden("leading column", "both begin at 0", whole: (20, 48), ["a": [0, 0, 10, 10], "b": [0, 18, 20, 30]]) {
            VStack(alignment: .leading) {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden("trailing column", "20 - 10", whole: (20, 48), ["a": [10, 0, 10, 10], "b": [0, 18, 20, 30]]) {
            VStack(alignment: .trailing) {
                Leaf("a", 10, 10); Leaf("b", 20, 30)
            }
        },
        Golden(
            "row of three", "10 + 8 + 10 + 8 + 10", whole: (46, 10),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [36, 0, 10, 10]]
        ) {
            HStack {
                Leaf("a", 10, 10); Leaf("b", 10, 10); Leaf("c", 10, 10)
            }
        },
        Golden(
            "spacer in a row", "100 - 10 - 20 - 16 = 54 for the spacer", whole: (100, 10),
            ["a": [0, 0, 10, 10], "b": [80, 0, 20, 10]]
        ) {
            HStack {
                Leaf("a", 10, 10); Spacer(); Leaf("b", 20, 10)
            }
        },
        Golden(
            "spacer in a column", "100 - 10 - 20 - 16 = 54 for the spacer", whole: (10, 100),
            ["a": [0, 0, 10, 10], "b": [0, 80, 10, 20]]
        ) {
            VStack {
                Leaf("a", 10, 10); Spacer(); Leaf("b", 10, 20)
            }
        },
        Golden("two spacers", "100 - 16 - 28 = 56, 28 each: 28 + 8 in front", whole: (100, 10), ["a": [36, 0, 28, 10]])
        {
            HStack {
                Spacer(); Leaf("a", 28, 10); Spacer()
            }
        },
        Golden(
            "least spacer", "10 + 0 + 30 + 0 + 10 in a row that has no room", in: (20, 100), whole: (50, 10),
            ["a": [0, 0, 10, 10], "b": [40, 0, 10, 10]]
        ) {
            HStack(spacing: 0) {
                Leaf("a", 10, 10); Spacer(minLength: 30); Leaf("b", 10, 10)
            }
        },
        Golden(
            "two that fill", "100 - 8 = 92, 46 each", whole: (100, 100),
            ["a": [0, 0, 46, 100], "b": [54, 0, 46, 100]]
        ) {
            HStack {
                Leaf.filling("a"); Leaf.filling("b")
            }
        },
        Golden(
            "one that fills", "100 - 20 - 8 = 72", whole: (100, 100), ["a": [0, 45, 20, 10], "b": [28, 0, 72, 100]]
        ) {
            HStack {
                Leaf("a", 20, 10); Leaf.filling("b")
            }
        },
        Golden(
            "least flexible first", "a takes 20 of 46; b 72", whole: (100, 10),
            ["a": [0, 0, 20, 10], "b": [28, 0, 72, 10]]
        ) {
            HStack {
                Leaf("a", 0...20, 10...10); Leaf("b", 0 ... .infinity, 10...10)
            }
        },
        Golden(
            "least length", "b keeps 60 of 92, a has 32 left though 46 was its part", whole: (100, 10),
            ["a": [0, 0, 32, 10], "b": [40, 0, 60, 10]]
        ) {
            HStack {
                Leaf("a", 0 ... .infinity, 10...10); Leaf("b", 60...60, 10...10)
            }
        },
        Golden(
            "priority", "b first: 92 but for a's least, 10", whole: (100, 10),
            ["a": [0, 0, 10, 10], "b": [18, 0, 82, 10]]
        ) {
            HStack {
                Leaf("a", 10 ... .infinity, 10...10); Leaf("b", 0 ... .infinity, 10...10).layoutPriority(1)
            }
        },
        Golden(
            "column in a row", "the column is 10 wide, 28 high; the leaf is centred at 14", whole: (38, 28),
            ["a": [0, 0, 10, 10], "b": [0, 18, 10, 10], "c": [18, 4, 20, 20]]
        ) {
            HStack {
                VStack {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }; Leaf("c", 20, 20)
            }
        },
        Golden(
            "row in a column", "the row is 28 wide, 10 high; the leaf is centred at 14", whole: (28, 38),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [4, 18, 20, 20]]
        ) {
            VStack {
                HStack {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }; Leaf("c", 20, 20)
            }
        },
        Golden(
            "layers", "as large as the larger; the smaller in its middle", whole: (40, 20),
            ["a": [0, 0, 40, 20], "b": [15, 5, 10, 10]]
        ) {
            ZStack {
                Leaf("a", 40, 20); Leaf("b", 10, 10)
            }
        },
        Golden(
            "layers at the top leading corner", "both at 0", whole: (40, 20),
            ["a": [0, 0, 40, 20], "b": [0, 0, 10, 10]]
        ) {
            ZStack(alignment: .topLeading) {
                Leaf("a", 40, 20); Leaf("b", 10, 10)
            }
        },
        Golden(
            "layers at the bottom trailing corner", "40 - 10, 20 - 10", whole: (40, 20),
            ["a": [0, 0, 40, 20], "b": [30, 10, 10, 10]]
        ) {
            ZStack(alignment: .bottomTrailing) {
                Leaf("a", 40, 20); Leaf("b", 10, 10)
            }
        },
        Golden(
            "layers across", "40 wide by a, 30 high by b", whole: (40, 30),
            ["a": [0, 10, 40, 10], "b": [15, 0, 10, 30]]
        ) {
            ZStack {
                Leaf("a", 40, 10); Leaf("b", 10, 30)
            }
        },
        Golden(
            "divider in a column", "1 high, between gaps: 10 + 8 + 1 + 8", whole: (100, 37),
            ["a": [45, 0, 10, 10], "b": [45, 27, 10, 10]]
        ) {
            VStack {
                Leaf("a", 10, 10); Divider(); Leaf("b", 10, 10)
            }
        },
        Golden(
            "divider in a row", "1 wide, between gaps: 10 + 8 + 1 + 8", whole: (37, 100),
            ["a": [0, 45, 10, 10], "b": [27, 45, 10, 10]]
        ) {
            HStack {
                Leaf("a", 10, 10); Divider(); Leaf("b", 10, 10)
            }
        },
        Golden(
            "group in a row", "a group has no box: three views, two gaps", whole: (46, 10),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [36, 0, 10, 10]]
        ) {
            HStack {
                Group {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }; Leaf("c", 10, 10)
            }
        },
        Golden(
            "loop in a column", "three of 10, no gaps", whole: (10, 30),
            ["0": [0, 0, 10, 10], "1": [0, 10, 10, 10], "2": [0, 20, 10, 10]]
        ) {
            VStack(spacing: 0) { ForEach(0..<3) { Leaf("\($0)", 10, 10) } }
        },
        Golden("nothing in a row", "no view, no size", whole: (0, 0), [:]) { HStack {} },
        Golden(
            "overfull row", "what is fixed stays so: 80 + 8 + 80", whole: (168, 10),
            ["a": [0, 0, 80, 10], "b": [88, 0, 80, 10]]
        ) {
            HStack {
                Leaf("a", 80, 10); Leaf("b", 80, 10)
            }
        },
        Golden("first that fits", "120 is too wide, 60 isn't", whole: (60, 10), ["b": [0, 0, 60, 10]]) {
            ViewThatFits {
                Leaf("a", 120, 10); Leaf("b", 60, 10)
            }
        },
        Golden("none that fits", "then the last one", whole: (110, 10), ["b": [0, 0, 110, 10]]) {
            ViewThatFits(in: .horizontal) {
                Leaf("a", 120, 10); Leaf("b", 110, 10)
            }
        },
    ]
}
