import Foundation
import InMemoryRenderer
import SwiftUI
import SwiftUICore
import Testing

@Suite struct ButtonTests {
    @Test func `a disabled button does nothing, wherever it was disabled`() throws {
        struct Sample: View {
            let log: Log
            var body: some View {
                VStack {
                    Button("one") { log.add("one") }.disabled(true)
                    VStack { Button("two") { log.add("two") }.disabled(false) }.disabled(true)
                    Button("three") { log.add("three") }.disabled(false)
                }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        for name in ["one", "two", "three"] { try window.press(name) }
        #expect(log.entries == ["three"])
        #expect(try !window.element("two").isEnabled)
        #expect(try window.element("three").isEnabled)
    }

    @Test func `a button that is enabled later works then`() throws {
        struct Sample: View {
            @State private var isOn = false
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("count \(count)") { count += 1 }.disabled(!isOn)
                    Button("enable") { isOn = true }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("count 0")
        try window.press("enable")
        try window.press("count 0")
        #expect(window.buttons == ["count 1", "enable"])
    }

    @Test func `the style in force is drawn`() throws {
        func style(_ view: some View) throws -> ButtonAppearance {
            let window = InMemoryWindow(view)
            let button = try #require(window.elements.first { $0.isButton })
            guard case .button(let appearance) = button.element.kind else { throw CancellationError() }
            return appearance
        }
        #expect(try style(Button("a") {}).style == .bordered)
        #expect(try style(Button("a") {}.buttonStyle(.plain)).style == .plain)
        #expect(try style(VStack { Button("a") {} }.buttonStyle(.borderedProminent)).style == .borderedProminent)
        #expect(try style(Button("a", role: .destructive) {}).isDestructive)
        #expect(
            try style(Button("a") {}.keyboardShortcut("r")).shortcut == KeyShortcut(key: "r", command: true))
    }

    @Test func `a style of the app's shows the label, follows presses, and reads state and environment`() throws {
        struct Style: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(configuration.isPressed ? "pressed" : "up")
                    Text(isEnabled ? "on" : "off")
                }
            }
        }
        let window = InMemoryWindow(
            VStack {
                Counter(name: "a").buttonStyle(Style())
                Button("b") {}.buttonStyle(Style()).disabled(true)
            })
        #expect(window.buttons == ["a 0, up, on", "b, up, off"])
        let button = try window.element("a 0, up, on")
        window.send(.pressed(true), to: button)
        #expect(window.buttons == ["a 0, pressed, on", "b, up, off"])
        window.send(.pressed(false), to: button)
        window.send(.activated, to: button)
        #expect(window.buttons == ["a 1, up, on", "b, up, off"])
    }

    @Test func `a button is named after its texts, or what is said of it outside or inside`() {
        let window = InMemoryWindow(
            VStack {
                Button {
                } label: {
                    Text("first")
                    HStack { Text("second") }
                }
                Button("shown") {}.accessibilityLabel("outside")
                Button {
                } label: {
                    Text("shown").accessibilityLabel("inside")
                    Text("more")
                }
                Button {
                } label: {
                    Text("shown").accessibilityHidden(true)
                    Text("hidden").accessibilityLabel("label of it").accessibilityHidden(true)
                    Text("rest")
                }
                Button {
                } label: {
                    VStack {
                        Text("a"); Text("b")
                    }.accessibilityLabel("both")
                }
            })
        #expect(window.buttons == ["first, second", "outside", "inside, more", "rest", "both"])
    }

    @Test func `what is hidden from a screen reader does not name its neighbour`() {
        let window = InMemoryWindow(
            HStack {
                Text("decoration").accessibilityLabel("star").accessibilityHidden(true)
                Button("after") {}
            })
        #expect(window.buttons == ["after"])
    }

    @Test func `a button that is hidden from a screen reader can still be pressed`() {
        let log = Log()
        let window = InMemoryWindow(Button("quiet") { log.add("pressed") }.accessibilityHidden(true))
        let button = window.elements.first { $0.isButton }
        #expect(button?.element.accessibility.label == "")
        if let button { window.send(.activated, to: button) }
        #expect(log.entries == ["pressed"])
    }

    @Test func `what is said of a button only if it is enabled counts only then`() throws {
        let window = InMemoryWindow(
            VStack {
                Button("first") {}.accessibilityLabel("other", isEnabled: false).accessibilityHidden(
                    true, isEnabled: false
                )
                .accessibilityIdentifier("no", isEnabled: false)
                Button("second") {}.accessibilityLabel("name", isEnabled: true)
                    .accessibilityHint("hint", isEnabled: true).accessibilityValue("value", isEnabled: true)
                    .accessibilityIdentifier("yes", isEnabled: true)
                Button("third") {}.accessibilityHint("hint", isEnabled: false).accessibilityValue("x", isEnabled: false)
                    .accessibilityIdentifier("third")
                HStack {
                    Text("hidden").accessibilityLabel("star").accessibilityHidden(true, isEnabled: true)
                    Button("fourth") {}
                }
            })
        #expect(window.buttons == ["first", "name", "third", "fourth"])
        #expect(window.elements.allSatisfy { $0.element.accessibility.identifier != "no" })
        let second = try window.element("yes").element.accessibility
        #expect(second.hint == "hint" && second.value == "value")
        let third = try window.element("third").element.accessibility
        #expect(third.hint == "" && third.value == "")
    }

    @Test func `an identifier and a hint belong to the button, not to what it shows`() throws {
        let window = InMemoryWindow(
            Button("name") {}.accessibilityIdentifier("id").accessibilityHint(Text("hint")).help("help"))
        let button = try window.element("id")
        #expect(button.isButton)
        #expect(button.element.accessibility.hint == "help")
        #expect(button.element.accessibility.label == "name")
    }

    @Test func `what follows the pointer in a button's label is told`() throws {
        let log = Log()
        let window = InMemoryWindow(
            Button {
            } label: {
                Text("a").onHover { log.add($0 ? "in" : "out") }
            })
        try window.hover("a", true)
        try window.hover("a", false)
        #expect(log.entries == ["in", "out"])
    }
}
