import Combine
import Foundation
import InMemoryRenderer
import Observation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Views that leave and come, in any order, from each kind of callback.
@Suite struct RandomLeavingTests {
    @Test(arguments: 0..<8)
    func `views may leave in any order from any callback`(seed: UInt64) async {
        let garden = Garden(seed: seed)
        let window = InMemoryWindow(Plant(0, in: garden), size: CGSize(width: 400, height: 2_000))
        for turn in 0..<40 {
            garden.turnBegins()
            garden.disturb()
            if turn % 3 == 0 { garden.ticks.send(turn) }
            if let button = window.elements.last(where: \.isButton) {
                window.send(.activated, to: button, settles: false)
            }
            window.settle()
            await Task.yield()
        }
        #expect(garden.disturbances > 100)
        // Nothing of what has happened shows: the views are those of a window that is made now.
        garden.isCalm = true
        window.settle()
        #expect(window.graph.isAtRest)
        let fresh = InMemoryWindow(Plant(0, in: garden), size: CGSize(width: 400, height: 2_000))
        #expect(window.texts == fresh.texts)

        garden.alive = []
        fresh.settle()
        #expect(await window.settle { garden.tokens.allSatisfy { $0.value == nil } })
        #expect(garden.appeared.isEmpty)
    }
}

/// A view with two like it inside, in one container or another.
private struct Plant: View {
    let id: Int
    let garden: Garden

    init(_ id: Int, in garden: Garden) {
        self.id = id
        self.garden = garden
    }

    var body: some View {
        if garden.alive.contains(id) {
            Living(id: id, garden: garden, token: garden.makeToken())
        }
    }
}

private struct Living: View {
    let id: Int
    let garden: Garden
    let token: Token
    @StateObject private var memory = Memory()

    private var inner: [Int] { [2 * id + 1, 2 * id + 2].filter { $0 < Garden.size } }

    var body: some View {
        content
            .preference(key: Sum.self, value: id)
            .onPreferenceChange(Sum.self) { _ in garden.disturb() }
            .onReceive(garden.ticks) { _ in garden.disturb() }
            .onChange(of: garden.alive.count) { garden.disturb() }
            .onAppear {
                memory.token = token
                garden.appeared.insert(memory.id)
                garden.disturb()
            }
            .onDisappear {
                garden.appeared.remove(memory.id)
                garden.disturb()
            }
            .task(id: garden.alive.count) { garden.disturb() }
    }

    @ViewBuilder private var content: some View {
        switch id % 6 {
        case 0:
            VStack {
                Button("\(id)") { garden.disturb() }
                ForEach(inner, id: \.self) { Plant($0, in: garden) }
            }
        case 1: Text("\(id)").overlay { ForEach(inner, id: \.self) { Plant($0, in: garden) } }
        case 2: ScrollView { LazyVStack { ForEach(inner, id: \.self) { Plant($0, in: garden) } } }
        case 3: GeometryReader { _ in ForEach(inner, id: \.self) { Plant($0, in: garden) } }
        case 4:
            Text("\(id)").backgroundPreferenceValue(Sum.self) { _ in
                ZStack { ForEach(inner, id: \.self) { Plant($0, in: garden) } }
            }
        default:
            HStack {
                ForEach(inner.filter(garden.alive.contains), id: \.self) { Plant($0, in: garden) }
                AnyView(Text("\(id)")).id(garden.alive.count)
            }
        }
    }
}

private final class Memory: ObservableObject {
    let id = UUID()
    @Published var token: Token?
}

private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Which views there are; each call from one of them changes that at random, a few times a turn.
@Observable private final class Garden {
    static let size = 40

    struct WeakToken {
        weak var value: Token?
    }

    var alive = Set(0..<size)
    let ticks = PassthroughSubject<Int, Never>()
    @ObservationIgnored var isCalm = false
    @ObservationIgnored var tokens: [WeakToken] = []
    @ObservationIgnored var appeared: Set<UUID> = []
    @ObservationIgnored private(set) var disturbances = 0
    @ObservationIgnored private var left = 8
    @ObservationIgnored private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    func makeToken() -> Token {
        let token = Token()
        tokens.append(WeakToken(value: token))
        return token
    }

    func turnBegins() { left = 8 }

    /// Removes a view that is there, or brings one back; the outermost stays.
    func disturb() {
        guard left > 0, !isCalm else { return }
        left -= 1
        disturbances += 1
        let id = 1 + Int(random() % UInt64(Self.size - 1))
        if alive.remove(id) == nil { alive.insert(id) }
    }

    private func random() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
