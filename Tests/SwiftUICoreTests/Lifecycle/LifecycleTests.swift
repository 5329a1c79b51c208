import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite struct LifecycleTests {
    @Test func `views appear from the inside out, once, and disappear with what removes them`() throws {
        struct Sample: View {
            @State private var isThere = true
            @State private var other = 0
            let log: Log
            var body: some View {
                VStack {
                    if isThere {
                        Text("a")
                            .onAppear { log.add("inner") }
                            .onDisappear { log.add("inner gone") }
                            .onAppear { log.add("outer") }
                    }
                    Button("Other") { other += 1 }
                    Button("Remove") { isThere = false }
                }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        #expect(log.take() == ["inner", "outer"])
        try window.press("Other")
        #expect(log.take() == [])
        try window.press("Remove")
        #expect(log.take() == ["inner gone"])
    }

    @Test func `a view that goes and comes back before it was shown appears once`() throws {
        let log = Log()
        let window = InMemoryWindow(Text("a").onAppear { log.add("+") }.onDisappear { log.add("-") })
        #expect(log.take() == ["+"])
        window.graph.root.setActive(false)
        #expect(log.take() == ["-"])
        // As a tab that is chosen, left and chosen again within one turn.
        window.graph.root.setActive(true)
        window.graph.root.setActive(false)
        window.graph.root.setActive(true)
        window.settle()
        #expect(log.take() == ["+"])
    }

    @Test func `a task starts after the views have appeared`() async {
        let log = Log()
        let window = InMemoryWindow(
            Text("a").task { log.add("task") }.onAppear { log.add("appear") })
        #expect(await window.settle { log.entries.count == 2 })
        #expect(log.entries == ["appear", "task"])
    }

    @Test func `a task runs once for its view's life, and is cancelled with it`() async throws {
        struct Sample: View {
            @State private var isThere = true
            @State private var other = 0
            let log: Log
            let marks: Log
            var body: some View {
                VStack {
                    if isThere {
                        Text("a \(other)").task {
                            log.add("start")
                            while !Task.isCancelled { await Task.yield() }
                            log.add("cancelled")
                        }
                        Text("b").task(id: other) { marks.add("\(other)") }
                    }
                    Button("Other") { other += 1 }
                    Button("Remove") { isThere = false }
                }
            }
        }
        let log = Log()
        let marks = Log()
        let window = InMemoryWindow(Sample(log: log, marks: marks))
        #expect(await window.settle { log.entries == ["start"] })
        for _ in 0..<5 { try window.press("Other") }
        // By then a task that was started again would have run, too.
        #expect(await window.settle { marks.entries.contains("5") })
        #expect(log.entries == ["start"])
        try window.press("Remove")
        #expect(await window.settle { log.entries == ["start", "cancelled"] })
    }

    @Test func `a task with another id starts again, one with the same does not`() async throws {
        struct Sample: View {
            @State private var id = 1
            @State private var other = 0
            let log: Log
            var body: some View {
                VStack {
                    Text("a \(other)").task(id: id) {
                        log.add("start \(id)")
                        while !Task.isCancelled { await Task.yield() }
                        log.add("end")
                    }
                    Button("Next") { id += 1 }
                    Button("Other") { other += 1 }
                }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        #expect(await window.settle { log.entries.count == 1 })
        try window.press("Other")
        try window.press("Next")
        #expect(await window.settle { log.entries.count == 3 })
        #expect(Set(log.entries) == ["start 1", "end", "start 2"])
    }

    @Test func `a change is told with the old and the new value, and settles in the same transaction`() throws {
        struct Sample: View {
            @State private var value = 1
            @State private var echo = 0
            let log: Log
            var body: some View {
                VStack {
                    Button("value \(value) echo \(echo)") { value += 1 }
                }
                .onChange(of: value) { old, new in
                    log.add("\(old) to \(new)")
                    echo = new
                }
                .onChange(of: value, initial: true) { log.add("also \(value)") }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        #expect(log.take() == ["also 1"])
        let displays = window.renderer.displayCount
        try window.press("value 1 echo 0")
        #expect(log.take() == ["1 to 2", "also 2"])
        #expect(window.buttons == ["value 2 echo 2"])
        #expect(window.renderer.displayCount == displays + 1)
    }

    @Test func `a change from and to nil is told`() throws {
        struct Sample: View {
            @State private var value: Int?
            let log: Log
            var body: some View {
                Button("Toggle") { value = value == nil ? 1 : nil }
                    .onChange(of: value) { log.add("\($0 ?? 0) to \($1 ?? 0)") }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        try window.press("Toggle")
        try window.press("Toggle")
        #expect(log.entries == ["0 to 1", "1 to 0"])
    }

    // MARK: Leaving from anywhere

    @Test func `a button may remove itself`() throws {
        struct Sample: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    if isThere { Button("Remove") { isThere = false } }
                    Text("stays")
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("Remove", settles: false)
        // The second press of the turn comes after the first has taken the button's ground.
        try window.press("Remove", settles: false)
        window.settle()
        #expect(window.texts == ["stays"])
    }

    @Test func `a view may remove its parent when it appears, and a neighbour when it disappears`() throws {
        struct Sample: View {
            @State private var showsParent = true
            @State private var showsNeighbour = true
            let log: Log
            var body: some View {
                VStack {
                    if showsParent {
                        VStack {
                            Text("child")
                                .onAppear { showsParent = false }
                                .onDisappear { showsNeighbour = false }
                        }
                    }
                    if showsNeighbour { Text("neighbour").onDisappear { log.add("neighbour gone") } }
                    Text("stays")
                }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        #expect(window.texts == ["stays"])
        #expect(log.entries == ["neighbour gone"])
    }

    @Test func `a change handler may remove the view that has it`() throws {
        struct Sample: View {
            @State private var count = 0
            @State private var isThere = true
            var body: some View {
                VStack {
                    Button("Count") { count += 1 }
                    if isThere { Text("\(count)").onChange(of: count) { isThere = false } }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("Count")
        #expect(window.texts == ["Count"])
    }

    @Test func `nothing of what is gone is kept`() async throws {
        struct Holder: View {
            let token: Token
            @State private var own = 0
            var body: some View {
                Text("holder")
                    .padding()
                    .background(Color.red)
                    .overlay { Text("over") }
                    .onAppear { _ = token }
                    .onChange(of: own) { _ = token }
                    .environment(\.level2, token)
            }
        }
        struct Sample: View {
            @State private var tokens: [Token]
            init(_ tokens: [Token]) { _tokens = State(initialValue: tokens) }
            var body: some View {
                VStack {
                    ForEach(tokens, id: \.identity) { token in
                        Holder(token: token).task { _ = token }
                        Button("press \(token === token ? "" : "")") { _ = token }
                    }
                    ScrollView { LazyVStack { ForEach(tokens, id: \.identity) { Holder(token: $0).padding() } } }
                    GeometryReader { _ in ForEach(tokens, id: \.identity) { Holder(token: $0) } }
                    Button("Clear") { tokens = [] }
                }
            }
        }
        weak var weakToken: Token?
        weak var weakGraph: ViewGraph?
        do {
            var tokens: [Token] = [Token(), Token()]
            weakToken = tokens[0]
            let window = InMemoryWindow(Sample(tokens), size: CGSize(width: 400, height: 800))
            tokens = []
            weakGraph = window.graph
            #expect(weakToken != nil)
            try window.press("Clear")
            // The initial value stays in the view's own value, as on Apple: the parent of it all goes next.
        }
        // Tasks hold what they were given until they have ended.
        let other = InMemoryWindow(EmptyView())
        #expect(await other.settle { weakToken == nil && weakGraph == nil })
    }
}

extension EnvironmentValues {
    fileprivate var level2: Token? {
        get { self[TokenKey.self] }
        set { self[TokenKey.self] = newValue }
    }
}

extension Token {
    fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

private struct TokenKey: EnvironmentKey {
    static var defaultValue: Token? { nil }
}
