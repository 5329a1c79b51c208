import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Observable private final class Model {
    var name = "Luke"
    var count = 0
    var isOn = false
}

/// Written on another thread under a lock, as such an object has to be.
@Observable nonisolated private final class SharedModel: @unchecked Sendable {
    @ObservationIgnored private let lock = NSLock()
    @ObservationIgnored private var stored = 0

    var count: Int {
        get {
            access(keyPath: \.count)
            return lock.withLock { stored }
        }
        set { withMutation(keyPath: \.count) { lock.withLock { stored = newValue } } }
    }
}

@Suite struct ObservationTests {
    private struct Name: View {
        let model: Model
        var body: some View { Text("name \(model.name)") }
    }

    private struct Count: View {
        let model: Model
        var body: some View { Text("count \(model.count)") }
    }

    private struct Both: View {
        let model: Model
        var body: some View {
            VStack {
                Name(model: model)
                Count(model: model)
            }
        }
    }

    @Test func `only the views that read a property are evaluated, for each change again`() {
        let model = Model()
        let window = InMemoryWindow(Both(model: model))
        window.mark()
        model.name = "Leia"
        window.settle()
        #expect(window.evaluations == ["Name"])
        #expect(window.texts == ["name Leia", "count 0"])
        model.name = "Han"
        window.settle()
        #expect(window.evaluations == ["Name", "Name"])
        #expect(window.texts == ["name Han", "count 0"])
    }

    @Test func `two changes in a turn are one evaluation, an equal one is none`() {
        let model = Model()
        let window = InMemoryWindow(Both(model: model))
        window.mark()
        model.count = 1
        model.count = 2
        model.name = "Luke"
        window.settle()
        #expect(window.evaluations == ["Count"])
        #expect(window.has("count 2"))
    }

    @Test func `changes on another thread arrive, and none is lost`() async {
        struct Sample: View {
            let model: SharedModel
            var body: some View { Text("count \(model.count)") }
        }
        let model = SharedModel()
        let window = InMemoryWindow(Sample(model: model))
        for value in 1...100 {
            Task.detached { model.count = value }
            #expect(await window.settle { window.has("count \(value)") })
        }
    }

    @Test func `a binding to a property of an observable object reads and writes it`() throws {
        struct Toggle: View {
            @Binding var isOn: Bool
            var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
        }
        struct Sample: View {
            @Bindable var model: Model
            @State private var title = 0
            var body: some View {
                VStack {
                    Toggle(isOn: $model.isOn)
                    Button("title \(title)") { title += 1 }
                }
            }
        }
        let model = Model()
        let window = InMemoryWindow(Sample(model: model))
        window.mark()
        try window.press("off")
        #expect(model.isOn)
        #expect(window.buttons == ["on", "title 0"])
        #expect(window.evaluations == ["Toggle"])
        window.mark()
        try window.press("title 0")
        #expect(window.evaluations == ["Sample"])
    }

    @Test func `what a loop's content reads of an object evaluates that element's content again`() {
        let models = (0..<3).map { _ in Model() }
        struct Row: View {
            let name: String
            var body: some View { Text(name) }
        }
        struct Sample: View {
            let models: [Model]
            var body: some View {
                VStack { ForEach(models, id: \.identity) { Row(name: $0.name) } }
            }
        }
        let window = InMemoryWindow(Sample(models: models))
        window.mark()
        models[1].name = "Chewie"
        window.settle()
        #expect(window.texts == ["Luke", "Chewie", "Luke"])
        #expect(window.evaluations == ["Row"])
    }

    @Test func `a view that was evaluated often is evaluated once for a change`() throws {
        struct Sample: View {
            let model: Model
            @State private var turn = 0
            var body: some View { Button("turn \(turn) \(model.name)") { turn += 1 } }
        }
        let model = Model()
        let window = InMemoryWindow(Sample(model: model))
        let button = try #require(window.elements.first { $0.isButton })
        for _ in 0..<100 { window.send(.activated, to: button) }
        window.mark()
        model.name = "Lando"
        window.settle()
        #expect(window.evaluations == ["Sample"])
    }

    @Test func `registrations of earlier evaluations don't pile up in the objects that were read`() throws {
        struct Sample: View {
            let register: Register
            let keys: Keys
            @State private var turn = 0
            var body: some View { Button("turn \(turn) \(register[keys.new()])") { turn += 1 } }
        }
        let register = Register()
        let keys = Keys()
        let window = InMemoryWindow(Sample(register: register, keys: keys))
        for turn in 0..<10 { try window.press("turn \(turn) 0") }
        #expect(keys.made == 11)
        #expect(keys.alive == 1)
    }

    @Test func `an object handed down in the environment is found by its type, and optional where it may be missing`() {
        struct Reader: View {
            @Environment(Model.self) private var model
            var body: some View { Text("name \(model.name)") }
        }
        struct OptionalReader: View {
            @Environment(Model.self) private var model: Model?
            var body: some View { Text(model?.name ?? "nobody") }
        }
        let model = Model()
        let window = InMemoryWindow(
            VStack {
                Reader().environment(model)
                OptionalReader()
                OptionalReader().environment(model)
            })
        #expect(window.texts == ["name Luke", "nobody", "Luke"])
        model.name = "Leia"
        window.settle()
        #expect(window.texts == ["name Leia", "nobody", "Leia"])
    }

    @Test func `what a canvas read forgets it when the canvas is gone`() throws {
        struct Sample: View {
            let register: Register
            let keys: Keys
            @State private var isThere = true
            var body: some View {
                VStack {
                    if isThere { Canvas { _, _ in _ = register[keys.new()] } }
                    Button("Remove") { isThere = false }
                }
            }
        }
        let register = Register()
        let keys = Keys()
        let window = InMemoryWindow(Sample(register: register, keys: keys))
        #expect(keys.alive == 1)
        try window.press("Remove")
        #expect(keys.alive == 0)
    }
}

/// An object that is read by key paths with a key in them: a registration holds its key path, and that its key.
nonisolated private final class Register: Observable {
    private let registrar = ObservationRegistrar()

    subscript(key: Key) -> Int {
        registrar.access(self, keyPath: \.[key])
        return 0
    }
}

nonisolated private final class Key: Hashable {
    static func == (one: Key, other: Key) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Makes keys, and knows how many somebody still holds.
private final class Keys {
    private struct Weak {
        weak var key: Key?
    }

    private var all: [Weak] = []
    var made: Int { all.count }
    var alive: Int { all.count { $0.key != nil } }

    func new() -> Key {
        let key = Key()
        all.append(Weak(key: key))
        return key
    }
}

extension Model {
    fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
