package import SwiftUI

/// Shows a random tree.
package struct RandomTreeView: View {
    let tree: RandomTree
    let memory: Memory

    package init(_ tree: RandomTree, memory: Memory) {
        self.tree = tree
        self.memory = memory
    }

    package var body: some View {
        switch tree.kind.childCount {
        case 0...0: AnyView(Leaves(tree: tree, memory: memory))
        case 0...3: AnyView(Containers(tree: tree, memory: memory))
        case 2...2: AnyView(Pairs(tree: tree, memory: memory))
        default: AnyView(Wrappers(tree: tree, memory: memory))
        }
    }
}

/// What is remembered from one window to the next, so that a new one can begin where another has come to.
package final class Memory {
    /// Of views that keep a number in their state.
    var widths: [Int: CGFloat] = [:]

    package init() {}
}

/// What a window shows, and another tree after a while.
@Observable package final class RandomSource {
    package var tree: RandomTree
    /// Shown in place of the tree.
    package var symbol: String?
    @ObservationIgnored package let memory: Memory

    package init(_ tree: RandomTree, memory: Memory = Memory()) {
        self.tree = tree
        self.memory = memory
    }
}

package struct RandomRoot: View {
    let source: RandomSource

    package init(_ source: RandomSource) { self.source = source }

    package var body: some View {
        if let symbol = source.symbol {
            Image(systemName: symbol)
        } else {
            RandomTreeView(source.tree, memory: source.memory)
        }
    }
}

/// A view that takes what it is offered within limits, and can be found by its name.
struct Block: View {
    let name: String
    let width: ClosedRange<CGFloat>
    let height: ClosedRange<CGFloat>

    init(_ name: String, _ width: ClosedRange<CGFloat>, _ height: ClosedRange<CGFloat>) {
        self.name = name
        self.width = width
        self.height = height
    }

    init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        self.init(name, width...width, height...height)
    }

    var body: some View {
        Button {
        } label: {
            Color.blue.frame(
                minWidth: width.lowerBound, idealWidth: width.lowerBound, maxWidth: width.upperBound,
                minHeight: height.lowerBound, idealHeight: height.lowerBound, maxHeight: height.upperBound)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
    }
}
