import SwiftUI

nonisolated extension Golden {
    static let frames: [Golden] = [
        Golden("frame", "in the middle of 40 × 30", whole: (40, 30), ["a": [15, 10, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40, height: 30)
        },
        Golden("frame of a width", "the height is the leaf's", whole: (40, 10), ["a": [15, 0, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40)
        },
        Golden("frame of a height", "the width is the leaf's", whole: (10, 30), ["a": [0, 10, 10, 10]]) {
            Leaf("a", 10, 10).frame(height: 30)
        },
        Golden("top leading frame", "at 0", whole: (40, 30), ["a": [0, 0, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40, height: 30, alignment: .topLeading)
        },
        Golden("top frame", "(40 - 10) / 2", whole: (40, 30), ["a": [15, 0, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40, height: 30, alignment: .top)
        },
        Golden("top trailing frame", "40 - 10", whole: (40, 30), ["a": [30, 0, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40, height: 30, alignment: .topTrailing)
        },
        Golden("leading frame", "(30 - 10) / 2", whole: (40, 30), ["a": [0, 10, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40, height: 30, alignment: .leading)
        },
        Golden("trailing frame", "40 - 10, (30 - 10) / 2", whole: (40, 30), ["a": [30, 10, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40, height: 30, alignment: .trailing)
        },
        Golden("bottom leading frame", "30 - 10", whole: (40, 30), ["a": [0, 20, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40, height: 30, alignment: .bottomLeading)
        },
        Golden("bottom frame", "(40 - 10) / 2, 30 - 10", whole: (40, 30), ["a": [15, 20, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40, height: 30, alignment: .bottom)
        },
        Golden("bottom trailing frame", "40 - 10, 30 - 10", whole: (40, 30), ["a": [30, 20, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40, height: 30, alignment: .bottomTrailing)
        },
        Golden(
            "frame that is too small", "the leaf stays 30 wide: (20 - 30) / 2", whole: (20, 20), ["a": [-5, 5, 30, 10]]
        ) {
            Leaf("a", 30, 10).frame(width: 20, height: 20)
        },
        Golden("frame around what fills", "40 × 30 is proposed", whole: (40, 30), ["a": [0, 0, 40, 30]]) {
            Leaf.filling("a").frame(width: 40, height: 30)
        },
        Golden(
            "frame in a frame", "10 in the middle of 20, that at the end of 60", whole: (60, 10),
            ["a": [45, 0, 10, 10]]
        ) {
            Leaf("a", 10, 10).frame(width: 20).frame(width: 60, alignment: .trailing)
        },
        Golden("least frame", "20 is less than the leaf, 60 is more", whole: (30, 60), ["a": [0, 25, 30, 10]]) {
            Leaf("a", 30, 10).frame(minWidth: 20, minHeight: 60).fixedSize()
        },
        Golden(
            "most frame", "20 is more than the proposal's rest: the frame takes what it is offered up to 60",
            whole: (60, 20), ["a": [25, 5, 10, 10]]
        ) {
            Leaf("a", 10, 10).frame(maxWidth: 60, maxHeight: 20)
        },
        Golden("endless frame", "as large as is proposed", whole: (100, 100), ["a": [45, 45, 10, 10]]) {
            Leaf("a", 10, 10).frame(maxWidth: .infinity, maxHeight: .infinity)
        },
        Golden(
            "endless frame at ideal size", "nothing is proposed: the leaf's size", whole: (10, 10),
            ["a": [0, 0, 10, 10]]
        ) {
            Leaf("a", 10, 10).frame(maxWidth: .infinity, maxHeight: .infinity).fixedSize()
        },
        Golden("ideal frame", "nothing is proposed: 40 × 30", whole: (40, 30), ["a": [0, 0, 40, 30]]) {
            Leaf.filling("a").frame(idealWidth: 40, idealHeight: 30).fixedSize()
        },
        Golden("ideal frame with a proposal", "100 × 100 is proposed", whole: (100, 100), ["a": [0, 0, 100, 100]]) {
            Leaf.filling("a").frame(idealWidth: 40, idealHeight: 30)
        },
        Golden("least and most", "100 is more than 50", whole: (50, 10), ["a": [20, 0, 10, 10]]) {
            Leaf("a", 10, 10).frame(minWidth: 20, maxWidth: 50)
        },
        Golden("least and most, below", "12 is less than 20", in: (12, 100), whole: (20, 10), ["a": [5, 0, 10, 10]]) {
            Leaf("a", 10, 10).frame(minWidth: 20, maxWidth: 50)
        },
        Golden(
            "endless frame in a row", "100 - 10 - 8 = 82", whole: (100, 10),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10]]
        ) {
            HStack {
                Leaf("a", 10, 10); Leaf("b", 10, 10).frame(maxWidth: .infinity, alignment: .leading)
            }
        },
        Golden(
            "two endless frames in a row", "46 each", whole: (100, 10), ["a": [0, 0, 10, 10], "b": [90, 0, 10, 10]]
        ) {
            HStack {
                Leaf("a", 10, 10).frame(maxWidth: .infinity, alignment: .leading)
                Leaf("b", 10, 10).frame(maxWidth: .infinity, alignment: .trailing)
            }
        },
        Golden("fixed size", "what fills has an ideal size of nothing", whole: (0, 0), ["a": [0, 0, 0, 0]]) {
            Leaf.filling("a").fixedSize()
        },
        Golden("fixed width", "the ideal width, 20, and the proposed height", whole: (20, 100), ["a": [0, 0, 20, 100]])
        {
            Leaf("a", 20...60, 30 ... .infinity).fixedSize(horizontal: true, vertical: false)
        },
        Golden(
            "fixed height", "the most of the width, 60, and the ideal height, 30", whole: (60, 30),
            ["a": [0, 0, 60, 30]]
        ) {
            Leaf("a", 20...60, 30 ... .infinity).fixedSize(horizontal: false, vertical: true)
        },
    ]
}
