import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct TextSelectionTests {
    private func selectable(_ view: some View) -> [String: Bool] {
        let texts = InMemoryWindow(view).elements.compactMap(\.styledText)
        return Dictionary(uniqueKeysWithValues: texts.map { ($0.string, $0.isSelectable) })
    }

    @Test func `texts can be selected where that is said, down to where it is taken back`() {
        let view = VStack {
            VStack {
                Text("inside")
                Text("not this").textSelection(.disabled)
            }
            .textSelection(.enabled)
            Text("outside")
        }
        #expect(selectable(view) == ["inside": true, "not this": false, "outside": false])
    }

    @Test func `a selectability of one's own counts`() {
        struct Mine: TextSelectability { static let allowsSelection = true }
        #expect(selectable(Text("mine").textSelection(Mine())) == ["mine": true])
    }

    @Test func `text that can be selected is as large, and one element, still`() throws {
        let plain = InMemoryWindow(Text("Padmé Amidala").frame(width: 60))
        let selectable = InMemoryWindow(Text("Padmé Amidala").frame(width: 60).textSelection(.enabled))
        #expect(try plain.frame("Padmé Amidala") == selectable.frame("Padmé Amidala"))
        #expect(plain.elements.count == selectable.elements.count)
    }

    @Test func `the same text stays the same element when it may be selected from now on`() throws {
        struct Switch: View {
            @State private var isOn = false
            var body: some View {
                Button("Switch") { isOn.toggle() }
                Text("text").textSelection(isOn: isOn)
            }
        }
        let window = InMemoryWindow(Switch())
        try window.press("Switch")
        #expect(window.elements.compactMap(\.styledText).contains { $0.string == "text" && $0.isSelectable })
    }
}

extension View {
    @ViewBuilder fileprivate func textSelection(isOn: Bool) -> some View {
        if isOn { textSelection(.enabled) } else { textSelection(.disabled) }
    }
}
