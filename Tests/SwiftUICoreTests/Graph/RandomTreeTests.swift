import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

/// What a random tree is made from.
nonisolated private indirect enum Spec: Equatable {
    case text(Int)
    case leaf(Int, CGFloat, CGFloat)
    case row([Spec])
    case column([Spec])
    case layers([Spec])
    case loop([Int])
    case lazy([Int])
    case either(Bool, Spec)
    case optional(Spec?)
    case padded(Spec, CGFloat)
    case ideal(Spec)
    case grid(Int)
    case framed(Spec, CGFloat)
    case overlaid(Spec, Spec)
    case reader(Spec)
    case button(Int)
    case table([[Int]])
    case guided(Spec, CGFloat)
    case anyLayout(Bool, [Spec])
    case inset(Spec, Spec, Bool)
    case turned(Spec, Bool)
    case positioned(Spec)
    case sections([Int])

    static func random(depth: Int, using generator: inout Generator) -> Spec {
        let kinds = depth == 0 ? 0...2 : 0...22
        func child() -> Spec { random(depth: depth - 1, using: &generator) }
        func children() -> [Spec] { (0..<Int.random(in: 0...3, using: &generator)).map { _ in child() } }
        func ids() -> [Int] {
            Array((0..<6).shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)))
        }
        switch Int.random(in: kinds, using: &generator) {
        case 0: return .text(Int.random(in: 0...3, using: &generator))
        case 1: return .leaf(Int.random(in: 0...3, using: &generator), 20, 10)
        case 2: return .button(Int.random(in: 0...3, using: &generator))
        case 3: return .row(children())
        case 4: return .column(children())
        case 5: return .layers(children())
        case 6: return .loop(ids())
        case 7: return .lazy(ids())
        case 8: return .either(.random(using: &generator), child())
        case 9: return .optional(Bool.random(using: &generator) ? child() : nil)
        case 10: return .padded(child(), CGFloat.random(in: 0...9, using: &generator).rounded())
        case 11: return .framed(child(), CGFloat.random(in: 0...99, using: &generator).rounded())
        case 12: return .overlaid(child(), child())
        case 13: return .ideal(child())
        case 14: return .grid(Int.random(in: 0...40, using: &generator))
        case 15:
            return .table((0..<3).map { _ in (0..<Int.random(in: 0...3, using: &generator)).map { $0 * 7 } })
        case 16: return .guided(child(), CGFloat.random(in: -9...9, using: &generator).rounded())
        case 17: return .anyLayout(.random(using: &generator), children())
        case 18: return .inset(child(), child(), .random(using: &generator))
        case 19: return .turned(child(), .random(using: &generator))
        case 20: return .positioned(child())
        case 21: return .sections(ids())
        default: return .reader(child())
        }
    }

    /// Now and then another tree at some place of it.
    func changed(depth: Int, using generator: inout Generator) -> Spec {
        if Int.random(in: 0..<4, using: &generator) == 0 { return .random(depth: depth, using: &generator) }
        func next(_ spec: Spec) -> Spec { spec.changed(depth: max(0, depth - 1), using: &generator) }
        switch self {
        case .row(let specs): return .row(specs.map(next))
        case .column(let specs): return .column(specs.map(next))
        case .layers(let specs): return .layers(specs.map(next))
        case .loop(let ids): return .loop(ids.shuffled(using: &generator))
        case .lazy(let ids): return .lazy(ids.shuffled(using: &generator))
        case .either(_, let spec): return .either(.random(using: &generator), next(spec))
        case .optional(let spec): return .optional(spec.map(next))
        case .padded(let spec, let length): return .padded(next(spec), length)
        case .framed(let spec, let width): return .framed(next(spec), width)
        case .overlaid(let under, let over): return .overlaid(next(under), next(over))
        case .reader(let spec): return .reader(next(spec))
        case .ideal(let spec): return .ideal(next(spec))
        case .table(let rows): return .table(rows.shuffled(using: &generator))
        case .guided(let spec, let length): return .guided(next(spec), -length)
        case .anyLayout(_, let specs): return .anyLayout(.random(using: &generator), specs.map(next))
        case .inset(let spec, let bar, let isTop): return .inset(next(spec), next(bar), !isTop)
        case .turned(let spec, _): return .turned(next(spec), .random(using: &generator))
        case .positioned(let spec): return .positioned(next(spec))
        case .sections(let ids): return .sections(ids.shuffled(using: &generator))
        default: return self
        }
    }
}

private struct SpecView: View {
    let spec: Spec

    var body: some View { content }

    @ViewBuilder private var content: some View {
        switch spec {
        case .text(let number): Text("text of number \(number)")
        case .leaf(let number, let width, let height): Leaf("leaf \(number)", width, height)
        case .button(let number): Button("button \(number)") {}
        case .row(let specs): HStack { list(specs) }
        case .column(let specs): VStack(alignment: .leading) { list(specs) }
        case .layers(let specs): ZStack(alignment: .topTrailing) { list(specs) }
        case .loop(let ids): ForEach(ids, id: \.self) { Leaf("id \($0)", 10, CGFloat($0)) }
        default: AnyView(other)
        }
    }

    @ViewBuilder private var other: some View {
        switch spec {
        case .lazy(let ids):
            ScrollView { LazyVStack { ForEach(ids, id: \.self) { Leaf("id \($0)", 10, CGFloat($0)) } } }
        case .either(let isFirst, let spec): if isFirst { SpecView(spec: spec) } else { Group { SpecView(spec: spec) } }
        case .optional(let spec): if let spec { SpecView(spec: spec) }
        case .ideal(let spec): SpecView(spec: spec).fixedSize()
        case .grid(let count):
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) {
                ForEach(0..<count, id: \.self) { Leaf("cell \($0)", 0...50, 10...10) }
            }
        case .padded(let spec, let length): SpecView(spec: spec).padding(length)
        case .framed(let spec, let width): SpecView(spec: spec).frame(width: width, alignment: .trailing)
        case .overlaid(let under, let over): SpecView(spec: under).overlay { SpecView(spec: over) }
        case .reader(let spec): GeometryReader { _ in SpecView(spec: spec) }
        default: AnyView(newer)
        }
    }

    @ViewBuilder private var newer: some View {
        switch spec {
        case .table(let rows):
            Grid(alignment: .bottomTrailing) {
                ForEach(Array(rows.enumerated()), id: \.offset) { row, widths in
                    GridRow(alignment: row == 1 ? .top : nil) {
                        ForEach(widths, id: \.self) {
                            Leaf("cell \($0)", $0 == 0 ? 0 ... .infinity : 10...10, 5...5)
                                .gridCellColumns($0 == 14 ? 2 : 1)
                        }
                    }
                }
            }
        case .guided(let spec, let length):
            SpecView(spec: spec).alignmentGuide(.leading) { $0[.leading] + length }
                .alignmentGuide(.firstTextBaseline) { _ in length }.zIndex(length)
        case .anyLayout(let isRow, let specs):
            let layout =
                isRow ? AnyLayout(HStackLayout(alignment: .firstTextBaseline)) : AnyLayout(GridLayout())
            layout { list(specs) }
        case .inset(let spec, let bar, let isTop):
            SpecView(spec: spec).ignoresSafeArea(edges: .horizontal)
                .safeAreaInset(edge: isTop ? .top : .bottom) { SpecView(spec: bar) }
        case .turned(let spec, let isTurned):
            SpecView(spec: spec).environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
        case .positioned(let spec): SpecView(spec: spec).position(x: 20, y: 10)
        case .sections(let ids):
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(ids, id: \.self) { id in
                        Section {
                            ForEach(0..<id, id: \.self) { Leaf("part \($0)", 10, 9) }
                        } header: {
                            Leaf("header \(id)", 20, 12)
                        }
                    }
                }
            }
        default: EmptyView()
        }
    }

    private func list(_ specs: [Spec]) -> some View {
        ForEach(Array(specs.enumerated()), id: \.offset) { SpecView(spec: $1) }
    }
}

@Observable private final class Source {
    var spec: Spec
    init(_ spec: Spec) { self.spec = spec }
}

private struct Root: View {
    let source: Source
    var body: some View { SpecView(spec: source.spec) }
}

/// Splitmix64: the same numbers for the same seed.
nonisolated private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@Suite struct RandomTreeTests {
    @Test func `after any updates a tree is as if it had been made anew`() {
        for seed in 0..<150 as Range<UInt64> {
            var generator = Generator(state: seed)
            let source = Source(.random(depth: 4, using: &generator))
            let window = InMemoryWindow(Root(source: source))
            for step in 0..<6 {
                source.spec = source.spec.changed(depth: 4, using: &generator)
                window.settle()
                let fresh = InMemoryWindow(Root(source: source))
                #expect(window.graph.isAtRest, "seed \(seed), step \(step): \(source.spec)")
                #expect(window.tree == fresh.tree, "seed \(seed), step \(step): \(source.spec)")
                guard window.tree == fresh.tree else { return }
            }
        }
    }

    @Test func `a window that comes back to its size looks as before, and every number is finite`() {
        for seed in 0..<100 as Range<UInt64> {
            var generator = Generator(state: seed)
            let window = InMemoryWindow(SpecView(spec: .random(depth: 5, using: &generator)))
            let before = window.tree
            window.resize(to: CGSize(width: 133, height: 77))
            window.resize(to: CGSize(width: 400, height: 300))
            #expect(window.tree == before, "seed \(seed)")
            #expect(window.graph.isAtRest)
            #expect(window.elements.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite })
        }
    }
}
