import Combine
import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite struct ObservableObjectTests {
    @Test func `a view makes its object once, however often its parent is evaluated`() throws {
        struct Child: View {
            @StateObject private var model: Model
            let turn: Int
            init(turn: Int, log: Log) {
                self.turn = turn
                _model = StateObject(wrappedValue: Model("made in turn \(turn)", log: log))
            }
            var body: some View { Button("\(model.text) seen in \(turn)") { model.text += "!" } }
        }
        struct Parent: View {
            @State private var turn = 0
            let log: Log
            var body: some View {
                VStack {
                    Child(turn: turn, log: log)
                    Button("Next") { turn += 1 }
                    Button("Twice") { turn += 1 }
                }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Parent(log: log))
        try window.press("made in turn 0 seen in 0")
        try window.press("Next")
        #expect(window.buttons.first == "made in turn 0! seen in 1")
        #expect(log.entries == ["made in turn 0"])
    }

    @Test func `each identity has an object of its own, which goes with it`() throws {
        struct Child: View {
            @StateObject var model = Model("a")
            var body: some View { Button(model.text) { model.text += "b" } }
        }
        struct Sample: View {
            @State private var id = 0
            var body: some View {
                VStack {
                    let child = Child()
                    child
                    child.id(id)
                    Button("Other") { id += 1 }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("a")
        #expect(window.buttons == ["a", "ab", "Other"])
        try window.press("Other")
        #expect(window.buttons == ["a", "a", "Other"])
    }

    @Test func `many changes in one turn are one evaluation`() {
        struct Sample: View {
            @ObservedObject var model: Model
            var body: some View { Text("\(model.text) \(model.count)") }
        }
        let model = Model("a")
        let window = InMemoryWindow(Sample(model: model))
        window.mark()
        model.text = "b"
        model.count = 1
        for _ in 0..<10 { model.objectWillChange.send() }
        model.count = 2
        window.settle()
        #expect(window.texts == ["b 2"])
        #expect(window.evaluations == ["Sample"])
        window.settle()
        #expect(window.evaluations == ["Sample"])
    }

    @Test func `another object in the place of the first is followed, and the first no longer`() throws {
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { Text(model.text) }
        }
        struct Parent: View {
            @State private var index = 0
            let models: [Model]
            var body: some View {
                VStack {
                    Child(model: models[index])
                    Button("Other") { index = 1 }
                }
            }
        }
        let models = [Model("a"), Model("b")]
        let window = InMemoryWindow(Parent(models: models))
        try window.press("Other")
        #expect(window.texts.first == "b")
        models[1].text = "c"
        window.settle()
        #expect(window.texts.first == "c")
        window.mark()
        models[0].text = "d"
        window.settle()
        #expect(window.evaluations == [])
    }

    @Test func `bindings to an object's properties write into it, and who holds one sees each change`() throws {
        struct Stepper: View {
            @Binding var count: Int
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Middle: View {
            let count: Binding<Int>
            var body: some View { Stepper(count: count) }
        }
        struct Sample: View {
            @StateObject private var model = Model("a")
            var body: some View {
                VStack {
                    Middle(count: $model.count)
                    Text(model.text)
                    Button("Model") { model.count = 10 }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("count 0")
        #expect(window.has("count 1"))
        try window.press("Model")
        #expect(window.has("count 10"))
    }

    @Test func `an object in the environment reaches views far below, and only they are evaluated when it changes`()
        throws
    {
        struct Reader: View {
            @EnvironmentObject private var model: Model
            var body: some View { Editor(text: $model.text) }
        }
        struct Editor: View {
            @Binding var text: String
            var body: some View { Button(text) { text += "!" } }
        }
        struct Bystander: View {
            var body: some View { VStack { Reader() } }
        }
        let model = Model("a")
        let window = InMemoryWindow(Bystander().environmentObject(model))
        window.mark()
        try window.press("a")
        #expect(model.text == "a!")
        #expect(window.buttons == ["a!"])
        #expect(window.evaluations == ["Reader", "Editor"])
    }

    @Test func `a view takes up another object of its environment`() throws {
        struct Reader: View {
            @EnvironmentObject private var model: Model
            var body: some View { Text(model.text) }
        }
        struct Unread: View {
            @EnvironmentObject private var model: Model
            var body: some View { Text("asks for nothing") }
        }
        struct Sample: View {
            @State private var index = 0
            let models: [Model]
            var body: some View {
                VStack {
                    Reader().environmentObject(models[index])
                    Unread()
                    Button("Other") { index = 1 }
                }
            }
        }
        let models = [Model("a"), Model("b")]
        let window = InMemoryWindow(Sample(models: models))
        try window.press("Other")
        #expect(window.texts.first == "b")
        models[1].text = "c"
        window.settle()
        #expect(window.texts.first == "c")
    }

    @Test func `an object of a value that no view shows is made once`() {
        struct Unshown {
            @StateObject var model = Model("a")
        }
        let value = Unshown()
        value.model.text = "b"
        let copy = value
        #expect(copy.model.text == "b")
    }

    @Test func `an object outlives the row that made it while the row is out of sight`() throws {
        struct Row: View {
            @StateObject private var model = Model("")
            let number: Int
            var body: some View { Button("row \(number)\(model.text)") { model.text += "!" }.frame(height: 50) }
        }
        let window = InMemoryWindow(
            ScrollView { LazyVStack { ForEach(0..<100) { Row(number: $0) } } }, size: CGSize(width: 100, height: 100))
        try window.press("row 0")
        try window.scroll(to: CGPoint(x: 0, y: 4_000))
        #expect(!window.has("row 0!"))
        try window.scroll(to: .zero)
        try window.press("row 0!")
        #expect(window.has("row 0!!"))
    }

    @Test func `an object that is changed on another thread is shown, with a message`() async {
        struct Sample: View {
            @ObservedObject var model: Model
            var body: some View { Text(model.text) }
        }
        let model = Model("a")
        let window = InMemoryWindow(Sample(model: model))
        let messages = Messages.Recorder()
        nonisolated(unsafe) let publisher = model.objectWillChange
        await Task.detached {
            Messages.$observer.withValue({ messages.add($0) }) { publisher.send() }
        }.value
        #expect(messages.all == ["Model was changed off the main thread: a view may miss the new value"])
        window.mark()
        #expect(await window.settle { window.evaluations == ["Sample"] })
    }

    @Test func `neither object nor view is kept when the view is gone`() throws {
        struct Child: View {
            @StateObject private var own = Model("own")
            @ObservedObject var given: Model
            let token: Token
            var body: some View { Text(own.text + given.text).onAppear { own.token = token } }
        }
        struct Sample: View {
            @State private var isThere = true
            let given: Model
            let make: () -> Token
            var body: some View {
                VStack {
                    if isThere { Child(given: given, token: make()) }
                    Button("Remove") { isThere = false }
                }
            }
        }
        weak var token: Token?
        let given = Model("given")
        let window = InMemoryWindow(
            Sample(given: given) {
                let new = Token()
                token = new
                return new
            })
        #expect(token != nil)
        try window.press("Remove")
        #expect(token == nil)
        window.mark()
        given.text = "changed"
        window.settle()
        #expect(window.evaluations == [])
    }
}

private final class Model: ObservableObject {
    @Published var text: String
    @Published var count = 0
    var token: Token?

    init(_ text: String, log: Log? = nil) {
        self.text = text
        log?.add(text)
    }
}
