import SwiftUI

/// Trees around some others, which come, go and move.
struct Containers: View {
    let tree: RandomTree
    let memory: Memory

    private var list: some View {
        ForEach(tree.children, id: \.key) { RandomTreeView($0, memory: memory) }
    }

    private var isOdd: Bool { !tree.number.isMultiple(of: 2) }

    var body: some View {
        switch tree.kind {
        case .row: HStack(spacing: isOdd ? 3.5 : nil) { list }
        case .column: VStack(alignment: isOdd ? .leading : .trailing) { list }
        case .layers: ZStack(alignment: isOdd ? .topTrailing : .bottomLeading) { list }
        case .group: Group { list }
        case .scroll: ScrollView(isOdd ? .horizontal : .vertical) { list }
        case .firstThatFits: ViewThatFits { list }
        case .grid: Grid { list }
        default:
            let layout =
                isOdd ? AnyLayout(HStackLayout(alignment: .firstTextBaseline)) : AnyLayout(VStackLayout(spacing: 2))
            layout { list }
        }
    }
}

/// Trees around two others.
struct Pairs: View {
    let tree: RandomTree
    let memory: Memory

    private var first: some View { RandomTreeView(tree.children[0], memory: memory) }
    private var second: some View { RandomTreeView(tree.children[1], memory: memory) }
    private var isOdd: Bool { !tree.number.isMultiple(of: 2) }

    var body: some View {
        switch tree.kind {
        case .overlaid: first.overlay(alignment: isOdd ? .topLeading : .bottom) { second }
        case .backed: first.background(alignment: isOdd ? .trailing : .center) { second }
        default:
            first.ignoresSafeArea(edges: .horizontal).safeAreaInset(edge: isOdd ? .top : .bottom) { second }
        }
    }
}
