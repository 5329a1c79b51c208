import SwiftUI

nonisolated extension Golden {
    static let grids: [Golden] = [
        Golden(
            "grid", "columns of 20 and 30, rows of 10 and 20, all in the middle", whole: (58, 38),
            ["a": [0, 0, 20, 10], "b": [33, 0, 20, 10], "c": [5, 23, 10, 10], "d": [28, 18, 30, 20]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 20, 10); Leaf("b", 20, 10)
                };
                GridRow {
                    Leaf("c", 10, 10); Leaf("d", 30, 20)
                }
            }
        },
        Golden(
            "grid at the top leading corner", "cells begin where their columns and rows do", whole: (58, 38),
            ["a": [0, 0, 20, 10], "b": [28, 0, 20, 10], "c": [0, 18, 10, 10], "d": [28, 18, 30, 20]]
        ) {
            Grid(alignment: .topLeading) {
                GridRow {
                    Leaf("a", 20, 10); Leaf("b", 20, 10)
                };
                GridRow {
                    Leaf("c", 10, 10); Leaf("d", 30, 20)
                }
            }
        },
        Golden(
            "grid with gaps of its own", "20 + 2 + 30 by 10 + 4 + 20", whole: (52, 34),
            ["a": [0, 0, 20, 10], "b": [27, 0, 20, 10], "c": [5, 19, 10, 10], "d": [22, 14, 30, 20]]
        ) {
            Grid(horizontalSpacing: 2, verticalSpacing: 4) {
                GridRow {
                    Leaf("a", 20, 10); Leaf("b", 20, 10)
                };
                GridRow {
                    Leaf("c", 10, 10); Leaf("d", 30, 20)
                }
            }
        },
        Golden(
            "short row", "the second column stays empty there", whole: (28, 28),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [0, 18, 10, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }; GridRow { Leaf("c", 10, 10) }
            }
        },
        Golden(
            "view outside of a row", "across both columns, 28, in the middle", whole: (28, 28),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [4, 18, 20, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }; Leaf("c", 20, 10)
            }
        },
        Golden(
            "wide view outside of a row", "48 is 20 more than both columns: 10 more each", whole: (48, 28),
            ["a": [5, 0, 10, 10], "b": [33, 0, 10, 10], "c": [0, 18, 48, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }; Leaf("c", 48, 10)
            }
        },
        Golden(
            "cell of two columns", "20 in 10 + 8 + 10, in the middle", whole: (46, 28),
            [
                "a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [36, 0, 10, 10], "d": [4, 18, 20, 10],
                "e": [36, 18, 10, 10],
            ]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 10); Leaf("c", 10, 10)
                }
                GridRow {
                    Leaf("d", 20, 10).gridCellColumns(2); Leaf("e", 10, 10)
                }
            }
        },
        Golden(
            "wide cell of two columns", "38 is 10 more than both: 15 + 8 + 15", whole: (38, 28),
            ["a": [2, 0, 11, 10], "b": [25, 0, 11, 10], "c": [0, 18, 38, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 11, 10); Leaf("b", 11, 10)
                }; GridRow { Leaf("c", 38, 10).gridCellColumns(2) }
            }
        },
        Golden(
            "alignment of a row", "b is 20 high: a is at the row's bottom, c in the middle of its own", whole: (28, 48),
            ["a": [0, 10, 10, 10], "b": [18, 0, 10, 20], "c": [0, 33, 10, 10], "d": [18, 28, 10, 20]]
        ) {
            Grid {
                GridRow(alignment: .bottom) {
                    Leaf("a", 10, 10); Leaf("b", 10, 20)
                }
                GridRow {
                    Leaf("c", 10, 10); Leaf("d", 10, 20)
                }
            }
        },
        Golden(
            "alignment of a column", "the first column's cells are at its end, 30", whole: (48, 28),
            ["a": [20, 0, 10, 10], "b": [38, 0, 10, 10], "c": [0, 18, 30, 10], "d": [38, 18, 10, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10).gridColumnAlignment(.trailing); Leaf("b", 10, 10)
                }
                GridRow {
                    Leaf("c", 30, 10); Leaf("d", 10, 10)
                }
            }
        },
        Golden(
            "anchor of a cell", "a at the bottom trailing corner of 30 × 20", whole: (48, 48),
            ["a": [20, 10, 10, 10], "b": [38, 0, 10, 20], "c": [0, 28, 30, 20], "d": [38, 33, 10, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10).gridCellAnchor(.bottomTrailing); Leaf("b", 10, 20)
                }
                GridRow {
                    Leaf("c", 30, 20); Leaf("d", 10, 10)
                }
            }
        },
        Golden(
            "anchor of one's own", "a quarter of 20 - 8 across; the frame is as high as its row", whole: (20, 48),
            ["a": [3, 6, 8, 8], "b": [0, 28, 20, 20]]
        ) {
            Grid {
                GridRow { Leaf("a", 8, 8).gridCellAnchor(UnitPoint(x: 0.25, y: 0.25)).frame(minHeight: 20) }
                GridRow { Leaf("b", 20, 20) }
            }
        },
        Golden("flexible column", "100 - 20 - 8", whole: (100, 10), ["a": [0, 0, 20, 10], "b": [28, 0, 72, 10]]) {
            Grid {
                GridRow {
                    Leaf("a", 20, 10); Leaf("b", 0 ... .infinity, 10...10)
                }
            }
        },
        Golden(
            "two flexible columns", "100 - 8 = 92, 46 each", whole: (100, 10),
            ["a": [0, 0, 46, 10], "b": [54, 0, 46, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 0 ... .infinity, 10...10); Leaf("b", 0 ... .infinity, 10...10)
                }
            }
        },
        Golden("flexible row", "100 - 10 - 8", whole: (10, 100), ["a": [0, 0, 10, 10], "b": [0, 18, 10, 82]]) {
            Grid {
                GridRow { Leaf("a", 10, 10) }; GridRow { Leaf("b", 10...10, 0 ... .infinity) }
            }
        },
        Golden(
            "unsized cell", "the column is 10 by b; a takes what there is", whole: (10, 28),
            ["a": [0, 0, 10, 10], "b": [0, 18, 10, 10]]
        ) {
            Grid {
                GridRow { Leaf("a", 0 ... .infinity, 10...10).gridCellUnsizedAxes(.horizontal) }
                GridRow { Leaf("b", 10, 10) }
            }
        },
        Golden(
            "divider across", "unsized it is as wide as the columns, and 1 high", whole: (28, 37),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [0, 27, 10, 10], "d": [18, 27, 10, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Leaf("c", 10, 10); Leaf("d", 10, 10)
                }
            }
        },
        Golden(
            "divider that is sized", "it takes 100: 72 more than the columns, 36 more each", whole: (100, 19),
            ["a": [18, 0, 10, 10], "b": [72, 0, 10, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }; Divider()
            }
        },
        Golden(
            "empty cell", "a clear view that is unsized keeps the column's place", whole: (28, 28),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [18, 18, 10, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Leaf("c", 10, 10)
                }
            }
        },
        Golden(
            "baselines in a row", "lines at 10 and 20: a begins at 10", whole: (28, 20),
            ["a": [0, 10, 10, 10], "b": [18, 0, 10, 20]]
        ) {
            Grid(alignment: .centerFirstTextBaseline) {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 20)
                }
            }
        },
        Golden(
            "padding around a row", "each cell has it: 14 + 8 + 14", whole: (36, 14),
            ["a": [2, 2, 10, 10], "b": [24, 2, 10, 10]]
        ) {
            Grid {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }.padding(2)
            }
        },
        Golden(
            "rows of a loop", "three rows of 10, gaps of 8", whole: (28, 46),
            [
                "a0": [0, 0, 10, 10], "b0": [18, 0, 10, 10], "a1": [0, 18, 10, 10], "b1": [18, 18, 10, 10],
                "a2": [0, 36, 10, 10], "b2": [18, 36, 10, 10],
            ]
        ) {
            Grid {
                ForEach(0..<3) { row in
                    GridRow {
                        Leaf("a\(row)", 10, 10); Leaf("b\(row)", 10, 10)
                    }
                }
            }
        },
        Golden("row outside of a grid", "as a group", whole: (10, 28), ["a": [0, 0, 10, 10], "b": [0, 18, 10, 10]]) {
            VStack {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }
            }
        },
        Golden(
            "grid layout", "as a grid", whole: (28, 28),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [0, 18, 28, 10]]
        ) {
            AnyLayout(GridLayout(alignment: .leading)) {
                GridRow {
                    Leaf("a", 10, 10); Leaf("b", 10, 10)
                }; Leaf("c", 28, 10)
            }
        },
        Golden(
            "grid in a grid", "the inner one is a cell of 28 × 10", whole: (46, 10),
            ["a": [0, 0, 10, 10], "b": [18, 0, 10, 10], "c": [36, 0, 10, 10]]
        ) {
            Grid {
                GridRow {
                    Grid {
                        GridRow {
                            Leaf("a", 10, 10); Leaf("b", 10, 10)
                        }
                    }; Leaf("c", 10, 10)
                }
            }
        },
    ]
}
