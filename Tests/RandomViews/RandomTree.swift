/// What a tree of views is made from: random, changeable, and small enough to print.
package nonisolated struct RandomTree: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        // Without anything inside.
        case text, block, stretching, button, symbol, shape, remembering, following, loop, table
        case lazyLoop, lazyColumn, lazyRow, lazyGrid, sections
        // Around some.
        case row, column, layers, group, scroll, firstThatFits, someLayout, grid
        // Around one.
        case padded, framed, fixed, reader, guided, placed, identified, either, optional, styled, drawn, named, said
        case turned, stretched, mirrored, disabled, card, sized
        // Around two.
        case overlaid, backed, inset

        static let leaves = allCases.filter { $0.childCount == 0...0 }

        var childCount: ClosedRange<Int> {
            switch self {
            case .text, .block, .stretching, .button, .symbol, .shape, .remembering, .following, .loop, .table: 0...0
            case .lazyLoop, .lazyColumn, .lazyRow, .lazyGrid, .sections: 0...0
            case .row, .column, .layers, .group, .scroll, .firstThatFits, .someLayout, .grid: 0...3
            case .overlaid, .backed, .inset: 2...2
            default: 1...1
            }
        }
    }

    /// Whether there are lazy containers in it whose rows are of several lengths.
    package var learnsLengths: Bool {
        [.lazyColumn, .lazyRow, .sections].contains(kind) || children.contains(where: \.learnsLengths)
    }

    package var kind: Kind
    /// Who it is among its siblings.
    package var key: Int
    /// A length, a name, a choice: what it means depends on the kind.
    package var number: Int
    /// The elements of a loop.
    package var ids: [Int]
    package var children: [RandomTree]

    package init(kind: Kind, key: Int, number: Int, ids: [Int], children: [RandomTree]) {
        (self.kind, self.key, self.number, self.ids, self.children) = (kind, key, number, ids, children)
    }

    package static func random(
        depth: Int, key: Int = 0, using numbers: inout RandomNumbers
    ) -> RandomTree {
        let kinds = depth == 0 ? Kind.leaves : Kind.allCases
        let kind = kinds.randomElement(using: &numbers)!
        let ids = (0..<7).shuffled(using: &numbers).prefix(.random(in: 0...6, using: &numbers))
        var tree = RandomTree(
            kind: kind, key: key, number: .random(in: 0..<100_000, using: &numbers), ids: [], children: [])
        if kind.childCount == 0...0 {
            tree.ids = Array(ids)
        } else {
            tree.children = (0..<Int.random(in: kind.childCount, using: &numbers)).map {
                .random(depth: depth - 1, key: $0, using: &numbers)
            }
        }
        return tree
    }

    /// The same with something else at some places: values, elements that came, went or moved, another tree.
    package func changed(depth: Int, using numbers: inout RandomNumbers) -> RandomTree {
        var new = self
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: return .random(depth: depth, key: key, using: &numbers)
        case 1, 2: new.number = .random(in: 0..<100_000, using: &numbers)
        case 3:
            new.ids.shuffle(using: &numbers)
            if kind.childCount == 0...3 { new.children.shuffle(using: &numbers) }
        case 4:
            let fresh = (0..<9).filter { !ids.contains($0) }.randomElement(using: &numbers)!
            new.ids.insert(fresh, at: .random(in: 0...ids.count, using: &numbers))
            if kind.childCount == 0...3, children.count < 4, depth > 0 {
                let key = (children.map(\.key).max() ?? 0) + 1
                let child = RandomTree.random(depth: depth - 1, key: key, using: &numbers)
                new.children.insert(child, at: .random(in: 0...children.count, using: &numbers))
            }
        case 5:
            new.ids.removeAll { $0.isMultiple(of: 2) }
            if kind.childCount == 0...3, !children.isEmpty {
                new.children.remove(at: .random(in: 0..<children.count, using: &numbers))
            }
        default: break
        }
        new.children = new.children.map { $0.changed(depth: max(0, depth - 1), using: &numbers) }
        return new
    }

    /// Trees with a little less in them, for finding the smallest one that shows something.
    package var smaller: [RandomTree] {
        var found = children
        for index in found.indices { found[index].key = key }
        for index in ids.indices {
            found.append(self)
            found[found.endIndex - 1].ids.remove(at: index)
        }
        for index in children.indices {
            if kind.childCount == 0...3 {
                found.append(self)
                found[found.endIndex - 1].children.remove(at: index)
            }
            found += children[index].smaller.map { child in
                var new = self
                new.children[index] = child
                return new
            }
        }
        if children.isEmpty, kind != .block {
            found.append(RandomTree(kind: .block, key: key, number: number, ids: [], children: []))
        }
        return found
    }
}

extension RandomTree: CustomStringConvertible {
    package var description: String {
        let inner = (ids.map(String.init) + children.map(\.description)).joined(separator: ", ")
        return "\(kind.rawValue) \(key)/\(number)" + (inner.isEmpty ? "" : " [\(inner)]")
    }
}
