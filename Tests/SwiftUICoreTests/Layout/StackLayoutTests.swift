import Foundation
import SwiftUI
import Testing

/// The window is 100 × 100 where nothing else is said; what is smaller lies in its middle.
@Suite struct StackLayoutTests {
    @Test func `a row is as long as its views and their gaps, and as high as the highest`() {
        // 10 + 8 + 20 = 38 wide, 30 high: from 31 and 35; the lower one is centred at 35 + 15.
        #expect(
            layout {
                HStack {
                    Leaf("a", 10, 10); Leaf("b", 20, 30)
                }
            } == ["a": [31, 45, 10, 10], "b": [49, 35, 20, 30]])
    }

    @Test func `a column is as high as its views and their gaps, and as wide as the widest`() {
        // 10 + 8 + 30 = 48 high, 20 wide.
        #expect(
            layout {
                VStack {
                    Leaf("a", 10, 10); Leaf("b", 20, 30)
                }
            } == ["a": [45, 26, 10, 10], "b": [40, 44, 20, 30]])
    }

    @Test func `a gap can be set, to nothing too`() {
        // 10 + 5 + 10 = 25 from 37.5; edges are rounded to whole pixels one by one.
        #expect(
            layout {
                HStack(spacing: 6) {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }
            } == ["a": [37, 45, 10, 10], "b": [53, 45, 10, 10]])
        #expect(
            layout {
                VStack(spacing: 0) {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }
            } == ["a": [45, 40, 10, 10], "b": [45, 50, 10, 10]])
    }

    @Test func `a row aligns tops, bottoms and centres`() {
        #expect(
            layout {
                HStack(alignment: .top) {
                    Leaf("a", 10, 10); Leaf("b", 10, 30)
                }
            }["a"] == [36, 35, 10, 10])
        #expect(
            layout {
                HStack(alignment: .bottom) {
                    Leaf("a", 10, 10); Leaf("b", 10, 30)
                }
            }["a"] == [36, 55, 10, 10])
        #expect(
            layout {
                HStack(alignment: .center) {
                    Leaf("a", 10, 10); Leaf("b", 10, 30)
                }
            }["a"] == [36, 45, 10, 10])
    }

    @Test func `a column aligns leading and trailing edges`() {
        #expect(
            layout {
                VStack(alignment: .leading) {
                    Leaf("a", 10, 10); Leaf("b", 30, 10)
                }
            }["a"] == [35, 36, 10, 10])
        #expect(
            layout {
                VStack(alignment: .trailing) {
                    Leaf("a", 10, 10); Leaf("b", 30, 10)
                }
            }["a"] == [55, 36, 10, 10])
    }

    @Test func `a row aligns the baselines of texts of different sizes`() {
        // Baselines lie at 3/4 of a line: 15 of 20 and 7.5 of 10, so the small one begins 7.5 lower.
        let places = layout {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").font(.system(size: 20))
                Text("b").font(.system(size: 12))
            }
        }
        #expect(places["a"] == [42, 40, 10, 20])
        #expect(places["b"] == [52, 46, 6, 12])
    }

    @Test func `a view without text has its baseline at its bottom`() {
        // The text's baseline is 15 below its top, the leaf's 10: 5 lower.
        let places = layout {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("a").font(.system(size: 20))
                Leaf("b", 10, 10)
            }
        }
        #expect(places["a"] == [40, 40, 10, 20])
        #expect(places["b"] == [50, 45, 10, 10])
    }

    @Test func `flexible views share what fixed ones leave`() {
        // 100 - 20 - 2 × 8 = 64 for two.
        #expect(
            layout {
                HStack {
                    Leaf.filling("a"); Leaf("b", 20, 20); Leaf.filling("c")
                }
            } == [
                "a": [0, 0, 32, 100], "b": [40, 40, 20, 20], "c": [68, 0, 32, 100],
            ])
    }

    @Test func `what a limited view does not take goes to the others`() {
        // 92 for two: "a" takes at most 30 of its 46, "b" the other 62.
        #expect(
            layout {
                HStack {
                    Leaf.filling("b"); Leaf("a", 0...30, 10...10)
                }
            } == [
                "b": [0, 0, 62, 100], "a": [70, 45, 30, 10],
            ])
    }

    @Test func `a view that needs more than its share takes it from the others`() {
        // 92 for two: "a" is offered 46 and takes 60, "b" has the other 32.
        #expect(
            layout {
                HStack {
                    Leaf.filling("b"); Leaf("a", 60...80, 10...10)
                }
            } == [
                "b": [0, 0, 32, 100], "a": [40, 45, 60, 10],
            ])
    }

    @Test func `views that don't fit overflow at both sides`() {
        // 80 + 80 = 160 in 100: 30 beyond each edge.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf("a", 80, 10); Leaf("b", 80, 10)
                }
            } == [
                "a": [-30, 45, 80, 10], "b": [50, 45, 80, 10],
            ])
    }

    @Test func `a spacer takes what is left`() {
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf("a", 10, 10); Spacer(); Leaf("b", 20, 10)
                }
            } == [
                "a": [0, 45, 10, 10], "b": [80, 45, 20, 10],
            ])
        #expect(
            layout {
                VStack(spacing: 0) {
                    Spacer(); Leaf("a", 10, 10)
                }
            } == ["a": [45, 90, 10, 10]])
        #expect(
            layout {
                VStack(spacing: 0) {
                    Leaf("a", 10, 10); Spacer()
                }
            } == ["a": [45, 0, 10, 10]])
    }

    @Test func `two spacers share, and a spacer keeps its least length`() {
        // 100 - 10 = 90 for two.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Spacer(); Leaf("a", 10, 10); Spacer()
                }
            } == ["a": [45, 45, 10, 10]])
        // "a" would fill 100; 30 are kept for the spacer.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf.filling("a"); Spacer(minLength: 30)
                }
            } == ["a": [0, 0, 70, 100]])
    }

    @Test func `a spacer has no extent across`() {
        // The column is as wide as its only view, so that a trailing alignment changes nothing.
        #expect(
            layout {
                VStack(alignment: .trailing, spacing: 0) {
                    Leaf("a", 10, 10); Spacer()
                }
            } == ["a": [45, 0, 10, 10]])
    }

    @Test func `who has priority takes what it wants, and the others their least`() {
        // "b" is kept its least 10.
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf("b", 10...100, 10...10)
                    Leaf("a", 0...100, 10...10).layoutPriority(1)
                }
            } == ["b": [0, 45, 10, 10], "a": [10, 45, 90, 10]])
    }

    @Test func `a priority is seen through padding and an overlay`() {
        #expect(
            layout {
                HStack(spacing: 0) {
                    Leaf("b", 10...100, 10...10)
                    Leaf("a", 0...100, 10...10).layoutPriority(1).padding(5).overlay { Leaf("o", 1, 1) }
                }
            } == ["b": [0, 45, 10, 10], "a": [15, 45, 80, 10], "o": [55, 50, 1, 1]])
    }

    @Test func `a divider lies across the stack`() {
        let column = layout {
            VStack(spacing: 0) {
                Leaf("a", 10, 10); Divider(); Leaf("b", 10, 10)
            }
        }
        // 10 + 1 + 10 = 21 high from 39.5; edges are rounded one by one.
        #expect(column == ["a": [45, 40, 10, 10], "b": [45, 51, 10, 10]])
        let row = layout {
            HStack(spacing: 0) {
                Leaf("a", 10, 10); Divider(); Leaf("b", 10, 10)
            }
        }
        #expect(row == ["a": [40, 45, 10, 10], "b": [51, 45, 10, 10]])
    }

    @Test func `stacks nest`() {
        // The inner column is 20 wide and 28 high; the row 10 + 8 + 20 = 38 wide.
        #expect(
            layout {
                HStack {
                    Leaf("a", 10, 10);
                    VStack {
                        Leaf("b", 20, 10); Leaf("c", 20, 10)
                    }
                }
            } == [
                "a": [31, 45, 10, 10], "b": [49, 36, 20, 10], "c": [49, 54, 20, 10],
            ])
    }

    @Test func `an empty stack takes no room, but a gap where it stands`() {
        // 10 + 8 + 0 + 8 + 10 = 36.
        #expect(
            layout {
                HStack {
                    Leaf("a", 10, 10); HStack {}; Leaf("b", 10, 10)
                }
            } == [
                "a": [32, 45, 10, 10], "b": [58, 45, 10, 10],
            ])
    }

    @Test func `what isn't there has no gap`() {
        let isThere = false
        #expect(
            layout {
                HStack {
                    Leaf("a", 10, 10); if isThere { Leaf("x", 10, 10) }; EmptyView(); Leaf("b", 10, 10)
                }
            } == [
                "a": [36, 45, 10, 10], "b": [54, 45, 10, 10],
            ])
    }

    @Test func `views of a group and of a loop stand in the stack themselves`() {
        // Four of 10 with three gaps of 2 = 46.
        #expect(
            layout {
                HStack(spacing: 2) {
                    Group {
                        Leaf("a", 10, 10); Leaf("b", 10, 10)
                    }
                    ForEach(0..<2) { Leaf("\($0)", 10, 10) }
                }
            } == ["a": [27, 45, 10, 10], "b": [39, 45, 10, 10], "0": [51, 45, 10, 10], "1": [63, 45, 10, 10]])
    }

    @Test func `a row that wrapped its text is placed as it was measured`() {
        // 100 for two: "long" (12 characters of 5) is offered 50, wraps and takes 30; the other has 70 of its 75 left
        // and wraps to 35. Placing anew in the 65 that came of it would wrap both again.
        let places = layout {
            HStack(spacing: 0) {
                Text("aaaaaa bbbbb").font(.system(size: 10))
                Text("ccccccc ddddddd").font(.system(size: 10))
            }
        }
        #expect(places["aaaaaa bbbbb"] == [18, 40, 30, 20])
        #expect(places["ccccccc ddddddd"] == [48, 40, 35, 20])
    }

    @Test func `an overlay of views in a stack is as large as what they show together`() {
        // The union of both around their centres: 30 × 30.
        #expect(
            layout {
                ZStack {
                    Leaf("a", 30, 10); Leaf("b", 10, 30)
                }
            } == ["a": [35, 45, 30, 10], "b": [45, 35, 10, 30]])
        #expect(
            layout {
                ZStack(alignment: .topLeading) {
                    Leaf("a", 30, 10); Leaf("b", 10, 30)
                }
            } == [
                "a": [35, 35, 30, 10], "b": [35, 35, 10, 30],
            ])
        #expect(
            layout {
                ZStack(alignment: .bottomTrailing) {
                    Leaf("a", 30, 10); Leaf("b", 10, 30)
                }
            } == [
                "a": [35, 55, 30, 10], "b": [55, 35, 10, 30],
            ])
        #expect(
            layout {
                ZStack {
                    Leaf.filling("a"); Leaf("b", 10, 10)
                }
            } == ["a": [0, 0, 100, 100], "b": [45, 45, 10, 10]])
    }
}
