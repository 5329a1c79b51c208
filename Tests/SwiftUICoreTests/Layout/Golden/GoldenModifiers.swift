import Foundation
import SwiftUI

nonisolated extension Golden {
    static let modifiers: [Golden] = [
        Golden("padding", "5 on each side", whole: (20, 20), ["a": [5, 5, 10, 10]]) { Leaf("a", 10, 10).padding(5) },
        Golden("padding of the system", "16 on each side", whole: (42, 42), ["a": [16, 16, 10, 10]]) {
            Leaf("a", 10, 10).padding()
        },
        Golden("padding of two sides", "5 left and right", whole: (20, 10), ["a": [5, 0, 10, 10]]) {
            Leaf("a", 10, 10).padding(.horizontal, 5)
        },
        Golden("padding of four kinds", "2 + 10 + 4, 1 + 10 + 3", whole: (16, 14), ["a": [2, 1, 10, 10]]) {
            Leaf("a", 10, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
        Golden("padding around what fills", "100 - 20", whole: (100, 100), ["a": [10, 10, 80, 80]]) {
            Leaf.filling("a").padding(10)
        },
        Golden("negative padding", "2 less on each side", whole: (6, 6), ["a": [-2, -2, 10, 10]]) {
            Leaf("a", 10, 10).padding(-2)
        },
        Golden("offset", "drawn elsewhere, as large as before", whole: (10, 10), ["a": [7, -3, 10, 10]]) {
            Leaf("a", 10, 10).offset(x: 7, y: -3)
        },
        Golden(
            "offset in a row", "the neighbour doesn't care", whole: (28, 10),
            ["a": [0, 20, 10, 10], "b": [18, 0, 10, 10]]
        ) {
            HStack {
                Leaf("a", 10, 10).offset(y: 20); Leaf("b", 10, 10)
            }
        },
        Golden("position", "its middle at 30, 40 of all there is", whole: (100, 100), ["a": [25, 30, 10, 20]]) {
            Leaf("a", 10, 20).position(x: 30, y: 40)
        },
        Golden("position in a frame", "its middle at the frame's corner", whole: (50, 40), ["a": [-5, -10, 10, 20]]) {
            Leaf("a", 10, 20).position(CGPoint(x: 0, y: 0)).frame(width: 50, height: 40)
        },
        Golden(
            "position at ideal size", "nothing is proposed: the leaf's size", whole: (10, 20), ["a": [5, 10, 10, 20]]
        ) {
            Leaf("a", 10, 20).position(x: 10, y: 20).fixedSize()
        },
        Golden(
            "position in a row", "100 - 10 - 8 for it", whole: (100, 100),
            ["a": [0, 45, 10, 10], "b": [18, 0, 10, 10]]
        ) {
            HStack {
                Leaf("a", 10, 10); Leaf("b", 10, 10).position(x: 5, y: 5)
            }
        },
        Golden("hidden", "its place stays empty", whole: (28, 10), ["b": [18, 0, 10, 10]]) {
            HStack {
                Leaf("a", 10, 10).hidden(); Leaf("b", 10, 10)
            }
        },
        Golden("zIndex", "places stay", whole: (28, 10), ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10]]) {
            HStack {
                Leaf("a", 10, 10).zIndex(1); Leaf("b", 10, 10)
            }
        },
        Golden("aspect ratio", "100 wide, so 50 high", whole: (100, 50), ["a": [0, 0, 100, 50]]) {
            Leaf.filling("a").aspectRatio(2, contentMode: .fit)
        },
        Golden("filling aspect ratio", "100 high, so 200 wide", whole: (200, 100), ["a": [0, 0, 200, 100]]) {
            Leaf.filling("a").aspectRatio(2, contentMode: .fill)
        },
        Golden("aspect ratio of a size", "4 to 1", whole: (100, 25), ["a": [0, 0, 100, 25]]) {
            Leaf.filling("a").aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)
        },
        Golden("overlay", "as large as what it lies on", whole: (40, 30), ["a": [0, 0, 40, 30], "b": [0, 0, 40, 30]]) {
            Leaf("a", 40, 30).overlay { Leaf.filling("b") }
        },
        Golden(
            "overlay that is larger", "in the middle: (10 - 20) / 2", whole: (10, 10),
            ["a": [0, 0, 10, 10], "b": [-5, -5, 20, 20]]
        ) {
            Leaf("a", 10, 10).overlay { Leaf("b", 20, 20) }
        },
        Golden("background at the bottom", "30 - 10", whole: (40, 30), ["a": [0, 0, 40, 30], "b": [15, 20, 10, 10]]) {
            Leaf("a", 40, 30).background(alignment: .bottom) { Leaf("b", 10, 10) }
        },
        Golden(
            "inset at the top", "10 + 4 for the inset", whole: (100, 100),
            ["a": [0, 14, 100, 86], "b": [30, 0, 40, 10]]
        ) {
            Leaf.filling("a").safeAreaInset(edge: .top, spacing: 4) { Leaf("b", 40, 10) }
        },
        Golden(
            "inset at the bottom", "10 + 8 of the system", whole: (100, 100),
            ["a": [0, 0, 100, 82], "b": [0, 90, 40, 10]]
        ) {
            Leaf.filling("a").safeAreaInset(edge: .bottom, alignment: .leading) { Leaf("b", 40, 10) }
        },
        Golden(
            "inset at the leading edge", "20 in", whole: (100, 100), ["a": [20, 0, 80, 100], "b": [0, 90, 20, 10]]
        ) {
            Leaf.filling("a").safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { Leaf("b", 20, 10) }
        },
        Golden(
            "inset at the trailing edge", "100 - 20", whole: (100, 100),
            ["a": [0, 0, 80, 100], "b": [80, 45, 20, 10]]
        ) {
            Leaf.filling("a").safeAreaInset(edge: .trailing, spacing: 0) { Leaf("b", 20, 10) }
        },
        Golden(
            "inset of a fixed view", "20 + 0 + 10 high", whole: (30, 30),
            ["a": [0, 10, 30, 20], "b": [10, 0, 10, 10]]
        ) {
            Leaf("a", 30, 20).safeAreaInset(edge: .top, spacing: 0) { Leaf("b", 10, 10) }
        },
        Golden(
            "under an inset", "it lies under the inset as well", whole: (100, 100),
            ["a": [0, 0, 100, 100], "b": [0, 0, 100, 10]]
        ) {
            Leaf.filling("a").ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Leaf("b", 100, 10) }
        },
        Golden(
            "under an inset of another edge", "only the bottom is ignored", whole: (100, 100),
            ["a": [0, 10, 100, 90], "b": [0, 0, 100, 10]]
        ) {
            Leaf.filling("a").ignoresSafeArea(edges: .bottom).safeAreaInset(edge: .top, spacing: 0) {
                Leaf("b", 100, 10)
            }
        },
        Golden(
            "under an inset, but not touching it", "5 away from what is covered", whole: (100, 100),
            ["a": [5, 15, 90, 80], "b": [0, 0, 100, 10]]
        ) {
            Leaf.filling("a").ignoresSafeArea().padding(5).safeAreaInset(edge: .top, spacing: 0) { Leaf("b", 100, 10) }
        },
        Golden(
            "no keyboard to ignore", "the inset belongs to the container", whole: (100, 100),
            ["a": [0, 10, 100, 90], "b": [0, 0, 100, 10]]
        ) {
            Leaf.filling("a").ignoresSafeArea(.keyboard).safeAreaInset(edge: .top, spacing: 0) { Leaf("b", 100, 10) }
        },
        Golden(
            "two insets", "10 and 20", whole: (100, 100),
            ["a": [0, 0, 100, 100], "b": [0, 20, 100, 10], "c": [0, 0, 100, 20]]
        ) {
            Leaf.filling("a").ignoresSafeArea()
                .safeAreaInset(edge: .top, spacing: 0) { Leaf("b", 100, 10) }
                .safeAreaInset(edge: .top, spacing: 0) { Leaf("c", 100, 20) }
        },
        Golden("safe area padding", "as padding, 10 on each side", whole: (100, 100), ["a": [10, 10, 80, 80]]) {
            Leaf.filling("a").safeAreaPadding(10)
        },
        Golden(
            "under safe area padding", "ignored, it is as if it weren't there", whole: (100, 100),
            ["a": [0, 0, 100, 90]]
        ) {
            Leaf.filling("a").ignoresSafeArea(edges: [.top, .horizontal]).safeAreaPadding(10)
        },
        Golden("safe area padding of the system", "16 above", whole: (100, 100), ["a": [0, 16, 100, 84]]) {
            Leaf.filling("a").safeAreaPadding(.top)
        },
        Golden(
            "right to left row", "38 wide: a begins at 28", whole: (38, 10),
            ["a": [28, 0, 10, 10], "b": [0, 0, 20, 10]]
        ) {
            HStack {
                Leaf("a", 10, 10); Leaf("b", 20, 10)
            }.environment(\.layoutDirection, .rightToLeft)
        },
        Golden(
            "right to left column", "its leading edge is at the right", whole: (20, 28),
            ["a": [10, 0, 10, 10], "b": [0, 18, 20, 10]]
        ) {
            VStack(alignment: .leading) {
                Leaf("a", 10, 10); Leaf("b", 20, 10)
            }.environment(\.layoutDirection, .rightToLeft)
        },
        Golden("right to left frame", "40 - 10", whole: (40, 10), ["a": [30, 0, 10, 10]]) {
            Leaf("a", 10, 10).frame(width: 40, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
        },
        Golden("right to left padding", "5 of 15 at the right", whole: (15, 10), ["a": [0, 0, 10, 10]]) {
            Leaf("a", 10, 10).padding(.leading, 5).environment(\.layoutDirection, .rightToLeft)
        },
        Golden("right to left offset", "7 to the left", whole: (10, 10), ["a": [-7, 0, 10, 10]]) {
            Leaf("a", 10, 10).offset(x: 7).environment(\.layoutDirection, .rightToLeft)
        },
        Golden("right to left position", "30 from the right", whole: (100, 100), ["a": [65, 35, 10, 10]]) {
            Leaf("a", 10, 10).position(x: 30, y: 40).environment(\.layoutDirection, .rightToLeft)
        },
        Golden(
            "right to left overlay", "the trailing corner is at the left", whole: (40, 30),
            ["a": [0, 0, 40, 30], "b": [0, 0, 10, 10]]
        ) {
            Leaf("a", 40, 30).overlay(alignment: .topTrailing) { Leaf("b", 10, 10) }.environment(
                \.layoutDirection, .rightToLeft)
        },
        Golden(
            "right to left grid", "the first column is at the right", whole: (48, 10),
            ["a": [38, 0, 10, 10], "b": [0, 0, 30, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 30, 10)
                }
            }.environment(\.layoutDirection, .rightToLeft)
        },
        Golden(
            "right to left guide", "10 from the right", whole: (30, 28), ["a": [10, 0, 20, 10], "b": [0, 18, 20, 10]]
        ) {
            VStack(alignment: .leading) {
                Leaf("a", 20, 10).alignmentGuide(.leading) { _ in 10 }; Leaf("b", 20, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        Golden(
            "left to right in right to left", "the inner row goes its own way", whole: (48, 10),
            ["a": [38, 0, 10, 10], "b": [0, 0, 10, 10], "c": [18, 0, 12, 10]]
        ) {
            HStack {
                Leaf("a", 10, 10);
                HStack {
                    Leaf("b", 10, 10); Leaf("c", 12, 10)
                }.environment(\.layoutDirection, .leftToRight)
            }
            .environment(\.layoutDirection, .rightToLeft)
        },
        Golden(
            "right to left lazy grid", "columns of 46 from the right", whole: (100, 10),
            ["0": [72, 0, 10, 10], "1": [18, 0, 10, 10]]
        ) {
            LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<2) { Leaf("\($0)", 10, 10) } }
                .environment(\.layoutDirection, .rightToLeft)
        },
        Golden(
            "right to left insets", "the leading edge is at the right", whole: (100, 100),
            ["a": [0, 0, 80, 100], "b": [80, 45, 20, 10]]
        ) {
            Leaf.filling("a").safeAreaInset(edge: .leading, spacing: 0) { Leaf("b", 20, 10) }
                .environment(\.layoutDirection, .rightToLeft)
        },
    ]
}
