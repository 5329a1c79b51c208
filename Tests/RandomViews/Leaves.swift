import SwiftUI

/// Trees without anything inside.
struct Leaves: View {
    let tree: RandomTree
    let memory: Memory

    private var length: CGFloat { CGFloat(tree.number % 60) / 2 }

    var body: some View {
        switch tree.kind {
        case .text: Text("number \(tree.number % 5000) and some words")
        case .block: Block("block \(tree.number % 9)", length, 10)
        case .stretching: Block("stretching", 0 ... .infinity, length...60)
        case .button: Button("button \(tree.number % 9)") {}
        case .symbol: Image(systemName: "star").accessibilityLabel("star")
        case .shape: Circle().fill(.red).frame(maxWidth: length)
        // Another number is another view, with a state of its own.
        case .remembering: Remembering(id: tree.number, memory: memory).id(tree.number)
        default: AnyView(loops)
        }
    }

    @ViewBuilder private var loops: some View {
        switch tree.kind {
        case .following: Following(number: tree.number % 40)
        case .loop: ForEach(tree.ids, id: \.self) { Block("id \($0)", 10, CGFloat($0)) }
        case .table:
            Grid(alignment: .bottomTrailing) {
                ForEach(tree.ids, id: \.self) { row in
                    GridRow(alignment: row == 1 ? .top : nil) {
                        ForEach(0..<row % 4, id: \.self) {
                            Block("cell \($0)", $0 == 0 ? 0 ... .infinity : 10...10, 5...5)
                                .gridCellColumns($0 == 2 ? 2 : 1)
                        }
                    }
                }
            }
        default: LazyLeaves(tree: tree)
        }
    }
}

/// Is as wide as its state says, which grows when it is pressed.
private struct Remembering: View {
    let id: Int
    let memory: Memory
    @State private var width: CGFloat

    init(id: Int, memory: Memory) {
        self.id = id
        self.memory = memory
        _width = State(initialValue: memory.widths[id] ?? 10)
    }

    var body: some View {
        Button {
            width += 7
            memory.widths[id] = width
        } label: {
            Color.green.frame(width: width, height: 10)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("remembering \(id)")
    }
}

/// Writes its state when its input changes.
private struct Following: View {
    let number: Int
    @State private var shown = 0

    var body: some View {
        Block("following \(shown)", CGFloat(shown), 12)
            .onChange(of: number, initial: true) { shown = number }
    }
}
