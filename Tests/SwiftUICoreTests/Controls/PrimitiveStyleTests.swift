import InMemoryRenderer
import Observation
@testable import SwiftUICore
import Testing

@Observable private final class Tally {
    var count = 0
}

private struct Telling: PrimitiveButtonStyle {
    let tally: Tally
    func makeBody(configuration: Configuration) -> some View { Text("told \(tally.count)") }
}

private struct Counting: PrimitiveButtonStyle {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button("Count") { count += 1 }
            Text("\(count) \(isEnabled ? "on" : "off")")
        }
    }
}

@Suite struct PrimitiveStyleTests {
    @Test func `a primitive style's own state and environment work as a view's do`() throws {
        let window = InMemoryWindow(Button("x") {}.buttonStyle(Counting()))
        try window.press("Count")
        #expect(window.has("1 on"))
        #expect(InMemoryWindow(Button("x") {}.buttonStyle(Counting()).disabled(true)).has("0 off"))
    }

    @Test func `what a primitive style's body reads of an object is followed`() {
        let tally = Tally()
        let window = InMemoryWindow(Button("x") {}.buttonStyle(Telling(tally: tally)))
        #expect(window.has("told 0"))
        tally.count = 1
        window.settle()
        #expect(window.has("told 1"))
    }

    private struct Switching: View {
        @State private var isOn = false
        let tally: Tally

        var body: some View {
            VStack {
                Button("Switch") { isOn.toggle() }
                Button("Other") {}
                    .environment(\.buttonStyle, isOn ? .primitive(Telling(tally: tally)) : .plain)
            }
        }
    }

    @Test func `a button follows a change of its style's kind`() throws {
        let window = InMemoryWindow(Switching(tally: Tally()))
        #expect(window.buttons == ["Switch", "Other"])
        try window.press("Switch")
        #expect(window.has("told 0"))
        #expect(window.buttons == ["Switch"])
        try window.press("Switch")
        #expect(window.buttons == ["Switch", "Other"])
    }
}
