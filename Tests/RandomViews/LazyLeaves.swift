import SwiftUI

/// Trees of lazy containers, with rows of one length and of several, within a scroll view and without one.
struct LazyLeaves: View {
    let tree: RandomTree

    private var isOdd: Bool { !tree.number.isMultiple(of: 2) }

    var body: some View {
        switch tree.kind {
        case .lazyLoop:
            ScrollView { LazyVStack { ForEach(tree.ids, id: \.self) { Block("id \($0)", CGFloat($0), 10) } } }
        case .lazyColumn: if isOdd { column } else { ScrollView { column } }
        case .lazyRow: if isOdd { row } else { ScrollView(.horizontal) { row } }
        case .lazyGrid:
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
                ForEach(0..<tree.number % 40, id: \.self) { Block("cell \($0)", 0...50, 10...10) }
            }
        default: ScrollView { if isOdd { sections } else { parts } }
        }
    }

    private var column: some View {
        LazyVStack(alignment: .leading) {
            ForEach(tree.ids, id: \.self) { Block("row \($0)", CGFloat(40 - $0), CGFloat($0 * 9)) }
        }
    }

    private var row: some View {
        LazyHStack(spacing: 3) {
            ForEach(tree.ids, id: \.self) { Block("row \($0)", CGFloat($0 * 19), CGFloat(9 + $0)) }
        }
    }

    /// As many sections as there are elements, each of which gives several views, and some of them no footer.
    private var sections: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], pinnedViews: .sectionHeaders) {
            ForEach(tree.ids, id: \.self) { id in
                Section {
                    ForEach(0..<id, id: \.self) { Block("cell \(id).\($0)", 0...50, 8...8) }
                } header: {
                    Block("header \(id)", 30, 12)
                } footer: {
                    if id > 3 { Block("footer \(id)", 10, CGFloat(id)) }
                }
            }
        }
    }

    /// Two sections, whatever elements there are.
    private var parts: some View {
        LazyVStack(pinnedViews: .sectionFooters) {
            Section("Even") {
                ForEach(tree.ids.filter { $0.isMultiple(of: 2) }, id: \.self) {
                    Block("row \($0)", 20, CGFloat($0 * 7))
                }
            }
            Section {
                ForEach(tree.ids.filter { !$0.isMultiple(of: 2) }, id: \.self) {
                    Block("row \($0)", CGFloat($0), 10)
                }
            } footer: {
                Block("footer", 0 ... .infinity, 9...9)
            }
        }
    }
}
