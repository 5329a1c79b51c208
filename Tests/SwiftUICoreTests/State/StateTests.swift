import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

private final class Stored {
    var value: Int? = 3
}

@Suite struct StateTests {
    @Test func `writing the same value evaluates nothing`() throws {
        struct Sample: View {
            @State private var value = 1
            @State private var token = Token()
            var body: some View {
                VStack {
                    Text("\(value) \(ObjectIdentifier(token) == ObjectIdentifier(token) ? "" : "")")
                    Button("Same") {
                        value = 1
                        token = token
                    }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        window.mark()
        let requests = window.renderer.requestCount
        try window.press("Same")
        #expect(window.evaluations.isEmpty)
        #expect(window.renderer.requestCount == requests)
    }

    @Test func `two writes in one turn are one transaction`() throws {
        struct Sample: View {
            @State private var a = 0
            @State private var b = 0
            var body: some View {
                VStack {
                    Text("\(a) \(b)")
                    Button("Both") {
                        a += 1
                        b += 1
                        a += 1
                    }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        window.mark()
        let displays = window.renderer.displayCount
        try window.press("Both")
        #expect(window.evaluations == ["Sample"])
        #expect(window.renderer.displayCount == displays + 1)
        #expect(window.has("2 1"))
    }

    @Test func `two presses in one turn both count`() throws {
        let window = InMemoryWindow(Counter(name: "a"))
        try window.press("a 0", settles: false)
        try window.press("a 0", settles: false)
        window.settle()
        #expect(window.buttons == ["a 2"])
    }

    @Test func `a binding evaluates the child that reads it, not the parent that hands it on`() throws {
        struct Child: View {
            @Binding var value: Int
            var body: some View { Button("value \(value)") { value += 1 } }
        }
        struct Parent: View {
            @State private var value = 0
            var body: some View { Child(value: $value) }
        }
        let window = InMemoryWindow(Parent())
        window.mark()
        try window.press("value 0")
        #expect(window.buttons == ["value 1"])
        #expect(window.evaluations == ["Child"])
    }

    @Test func `a child with a binding is not evaluated for its parent's sake`() throws {
        struct Child: View {
            @Binding var value: Int
            var body: some View { Text("value \(value)") }
        }
        struct Parent: View {
            @State private var value = 0
            @State private var title = 0
            var body: some View {
                VStack {
                    Text("title \(title)")
                    Child(value: $value)
                    Button("Rename") { title += 1 }
                }
            }
        }
        let window = InMemoryWindow(Parent())
        window.mark()
        try window.press("Rename")
        #expect(window.evaluations == ["Parent"])
    }

    @Test func `bindings to members, of closures and constants read and write`() throws {
        struct Point {
            var x = 0
            var y = 0
        }
        struct Stepper: View {
            let name: String
            @Binding var value: Int
            var body: some View { Button("\(name) \(value)") { value += 1 } }
        }
        struct Parent: View {
            @State private var point = Point()
            var body: some View {
                VStack {
                    Stepper(name: "x", value: $point.x)
                    Stepper(
                        name: "double",
                        value: Binding { @MainActor in
                            point.y * 2
                        } set: { @MainActor in
                            point.y = $0
                        })
                    Stepper(name: "fixed", value: .constant(7))
                    Text("\(point.x) \(point.y)")
                }
            }
        }
        let window = InMemoryWindow(Parent())
        try window.press("x 0")
        try window.press("double 0")
        try window.press("fixed 7")
        #expect(window.texts == ["x 1", "double 2", "fixed 7", "1 1"])
    }

    @Test func `a binding to an optional's content keeps its last value`() throws {
        let stored = Stored()
        let base = Binding<Int?> { @MainActor in
            stored.value
        } set: { @MainActor in
            stored.value = $0
        }
        let inner = try #require(Binding(base))
        inner.wrappedValue = 4
        #expect(stored.value == 4)
        stored.value = nil
        #expect(inner.wrappedValue == 3)
        #expect(Binding(base) == nil)
    }

    @Test func `a view stops reading what it no longer reads`() throws {
        struct Sample: View {
            @State private var readsIt = true
            @State private var value = 0
            var body: some View {
                VStack {
                    if readsIt { Text("value \(value)") }
                    Button("Stop") { readsIt = false }
                    Button("Write") { value += 1 }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("Stop")
        window.mark()
        try window.press("Write")
        #expect(window.evaluations.isEmpty)
    }

    @Test func `state that only a loop's content reads evaluates it again`() throws {
        struct Row: View {
            let isSelected: Bool
            var body: some View { Text(isSelected ? "yes" : "no") }
        }
        struct Sample: View {
            @State private var selection = 0
            let isLazy: Bool
            var body: some View {
                VStack {
                    if isLazy {
                        LazyVStack { ForEach(0..<3) { Row(isSelected: $0 == selection) } }
                    } else {
                        ForEach(0..<3) { Row(isSelected: $0 == selection) }
                    }
                    Button("Next") { selection += 1 }
                }
            }
        }
        for isLazy in [false, true] {
            let window = InMemoryWindow(Sample(isLazy: isLazy))
            #expect(window.texts == ["yes", "no", "no", "Next"])
            window.mark()
            try window.press("Next")
            #expect(window.texts == ["no", "yes", "no", "Next"])
            #expect(window.evaluations == ["Row", "Row"])
        }
    }

    @Test func `state may be written on any thread`() async throws {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(count)")
                    Button("Start") {
                        let binding = $count
                        Task.detached { for _ in 0..<1000 { binding.wrappedValue += 1 } }
                    }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("Start")
        #expect(await window.settle { window.has("1,000") })
    }

    @Test func `what is written while appearing is in the first picture`() {
        struct Sample: View {
            @State private var text = "before"
            var body: some View { Text(text).onAppear { text = "after" } }
        }
        let window = InMemoryWindow(Sample())
        #expect(window.texts == ["after"])
        #expect(window.renderer.displayCount == 1)
    }

    @Test func `a view at rest asks for nothing`() {
        let window = InMemoryWindow(
            VStack {
                Counter(name: "a"); Text("b")
            })
        window.mark()
        let requests = window.renderer.requestCount
        let displays = window.renderer.displayCount
        for _ in 0..<10 { window.settle() }
        #expect(window.evaluations.isEmpty)
        #expect(window.renderer.requestCount == requests)
        #expect(window.renderer.displayCount == displays)
    }

    @Test func `a view that changes itself for ever is stopped`() {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").onChange(of: count, initial: true) { count += 1 }
            }
        }
        let window = InMemoryWindow(Sample())
        #expect(window.evaluations.count < 10_000)
        #expect(window.texts.count == 1)
    }

    @Test func `an object in state is made once and lives as long as the view`() throws {
        struct Child: View {
            @State private var token = Token()
            let found: (Token) -> Void
            var body: some View {
                found(token)
                return Text("child")
            }
        }
        weak var token: Token?
        struct Parent: View {
            @State private var isThere = true
            let found: (Token) -> Void
            var body: some View {
                VStack {
                    if isThere { Child(found: found) }
                    Button("Remove") { isThere = false }
                }
            }
        }
        let window = InMemoryWindow(Parent { token = $0 })
        #expect(token != nil)
        try window.press("Remove")
        #expect(token == nil)
    }

    @Test func `a view that was stopped still hears what is done to it`() throws {
        struct Sample: View {
            @State private var count = 0
            @State private var isRunning = true
            var body: some View {
                VStack {
                    Text("\(count)").onChange(of: count, initial: true) { if isRunning { count += 1 } }
                    Button(isRunning ? "Stop" : "Stopped") { isRunning = false }
                }
            }
        }
        let messages = Messages.Recorder()
        let window = Messages.$observer.withValue({ messages.add($0) }) { InMemoryWindow(Sample()) }
        #expect(!messages.all.isEmpty)
        try window.press("Stop")
        #expect(window.buttons == ["Stopped"])
        #expect(window.graph.isAtRest)
    }
}
