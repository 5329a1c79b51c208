import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct EmptyModifierTests {
    @Test func `a modifier that is empty leaves its content as it is`() throws {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                Button("count \(count)") { count += 1 }.modifier(EmptyModifier.identity.concat(EmptyModifier()))
            }
        }
        let window = InMemoryWindow(Sample())
        try window.press("count 0")
        #expect(window.buttons == ["count 1"])
        let leaf = InMemoryWindow(
            Leaf("leaf", 20, 10).modifier(EmptyModifier()), size: CGSize(width: 100, height: 30))
        #expect(try leaf.frame("leaf") == CGRect(x: 40, y: 10, width: 20, height: 10))
    }
}
