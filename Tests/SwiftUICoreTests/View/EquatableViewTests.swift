import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct EquatableViewTests {
    @Test func `a view is left alone while it is equal to the one before, by its own measure`() throws {
        nonisolated struct Parity: View, Equatable {
            let number: Int
            let action: () -> Void
            var body: some View { Text("number \(number)") }
            static func == (lhs: Parity, rhs: Parity) -> Bool { lhs.number % 2 == rhs.number % 2 }
        }
        struct Sample: View {
            @State private var number = 0
            var body: some View {
                VStack {
                    Parity(number: number) { number = 0 }.equatable()
                    Button("Two more") { number += 2 }
                    Button("One more") { number += 1 }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("Two more")
        #expect(window.texts.first == "number 0")
        try window.press("One more")
        #expect(window.texts.first == "number 3")
    }

    @Test func `an equal view still follows its own state and environment`() throws {
        struct Always: View, nonisolated Equatable {
            @Environment(\.entryName) private var name
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
            nonisolated static func == (lhs: Always, rhs: Always) -> Bool { true }
        }
        struct Sample: View {
            @State private var name = "a"
            var body: some View {
                VStack {
                    EquatableView(content: Always()).environment(\.entryName, name)
                    Button("Rename") { name = "b" }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("a 0")
        #expect(window.has("a 1"))
        try window.press("Rename")
        #expect(window.has("b 1"))
    }

    @Test func `two modifiers are one, the first inside`() throws {
        struct Suffix: ViewModifier {
            @State private var count = 0
            let text: String
            func body(content: Content) -> some View {
                HStack(spacing: 0) {
                    content
                    Button("\(text)\(count)") { count += 1 }
                }
            }
        }
        struct Sample: View {
            @State private var other = 0
            var body: some View {
                VStack {
                    Text("a").modifier(Suffix(text: "b").concat(Suffix(text: "c")))
                    Button("Other") { other += 1 }
                }
            }
        }
        let window = InMemoryWindow(Sample())
        #expect(window.texts == ["a", "b0", "c0", "Other"])
        try window.press("c0")
        try window.press("Other")
        #expect(window.texts == ["a", "b0", "c1", "Other"])
    }
}
