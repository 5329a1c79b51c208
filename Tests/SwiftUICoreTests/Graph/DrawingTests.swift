import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct DrawingTests {
    private struct Card: View {
        let name: String
        @State private var isHovered = false

        var body: some View {
            Button {
            } label: {
                Text(name).padding(4).background(Color.red).opacity(isHovered ? 0.5 : 1).onHover { isHovered = $0 }
            }
            .buttonStyle(.plain)
        }
    }

    private struct Grid: View {
        let count: Int
        var body: some View {
            ScrollView { VStack { ForEach(0..<count, id: \.self) { Card(name: "card \($0)") } } }
        }
    }

    /// Where the arrays of items lie that buttons of a window draw, by the button's name.
    private func addresses(_ window: InMemoryWindow) -> [String: UnsafePointer<DisplayItem>] {
        var found: [String: UnsafePointer<DisplayItem>] = [:]
        for element in window.elements where element.isButton {
            found[element.element.accessibility.label] = element.element.content.withUnsafeBufferPointer(\.baseAddress)
        }
        return found
    }

    @Test func `pointing at one card draws that card alone, and the others hand over the same items`() throws {
        let window = InMemoryWindow(Grid(count: 20))
        // Their arrays are held on to, so that no other one comes to lie where they were.
        let tree = window.renderer.root
        let before = addresses(window)
        let drawn = window.graph.drawingCount
        try window.hover("card 3")
        let after = addresses(window)
        #expect(window.graph.drawingCount - drawn < 2 * 20 + 30)
        #expect(before.count == 20)
        #expect(before["card 3"] != after["card 3"])
        for (name, address) in before where name != "card 3" { #expect(after[name] == address, "\(name)") }
        #expect(tree != window.renderer.root)
    }

    @Test func `what is not touched shows in the same scroll content`() throws {
        let window = InMemoryWindow(
            VStack {
                Counter(name: "n"); Grid(count: 20)
            })
        try window.press("n 0")
        let drawn = window.graph.drawingCount
        try window.press("n 1")
        #expect(window.has("n 2"))
        #expect(window.graph.drawingCount - drawn < 20)
    }

    private struct Changing: View {
        @State private var step = 0

        var body: some View {
            VStack {
                Button("Step") { step += 1 }
                ScrollView {
                    Button {
                    } label: {
                        VStack {
                            ViewThatFits {
                                Text("wide").frame(width: step == 1 ? 900 : 20); Text("narrow")
                            }
                            Text("a").opacity(step == 2 ? 0.5 : 1).accessibilityLabel(step == 3 ? "b" : "a")
                            Text("end").offset(x: step == 4 ? 5 : 0)
                        }
                    }
                }
            }
        }
    }

    @Test func `a kept drawing is never an old one`() throws {
        let window = InMemoryWindow(Changing())
        for _ in 0..<6 {
            try window.press("Step")
            let kept = window.renderer.root
            // Drawn all anew, it has to be the same.
            window.graph.drawAnew()
            #expect(window.renderer.root == kept)
        }
    }
}
