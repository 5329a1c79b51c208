import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUICore

@Suite struct RedactionTests {
    private func isReadable(_ view: some View) -> Bool {
        let window = InMemoryWindow(view)
        return window.elements.contains { $0.texts.contains("secret") }
    }

    @Test func `a placeholder shows a bar of the text's size, and is not read aloud`() {
        let items = drawn(100, 60) { Text("secret").font(.system(size: 10)).redacted(reason: .placeholder) }
        // 6 characters of 5 by 10, in the middle.
        guard case .fill(let shape, _) = items.first, items.count == 1 else {
            Issue.record("no bar in \(items)")
            return
        }
        #expect(shape == .roundedRectangle(CGRect(x: 35, y: 25, width: 30, height: 10), radius: 4))
        #expect(!isReadable(Text("secret").redacted(reason: .placeholder)))
    }

    @Test func `what is unredacted within stays readable`() {
        #expect(isReadable(VStack { Text("secret").unredacted() }.redacted(reason: .placeholder)))
    }

    @Test func `privacy hides only what is private`() {
        #expect(isReadable(Text("secret").redacted(reason: .privacy)))
        #expect(!isReadable(VStack { Text("secret").privacySensitive() }.redacted(reason: .privacy)))
        #expect(isReadable(VStack { Text("secret").privacySensitive() }))
        #expect(isReadable(VStack { Text("secret").privacySensitive(false) }.redacted(reason: .privacy)))
    }

    private struct Reader: View {
        @Environment(\.redactionReasons) private var reasons
        var body: some View { Text(reasons == [.placeholder, .privacy] ? "both" : "other") }
    }

    @Test func `reasons add up and can be read`() {
        let window = InMemoryWindow(
            VStack { Reader().unredacted().redacted(reason: .privacy) }.redacted(reason: .placeholder))
        #expect(!window.has("both"))
        let both = InMemoryWindow(
            VStack { Probe() }.redacted(reason: .privacy).redacted(reason: .placeholder))
        #expect(both.has("both"))
    }

    /// Says what it reads by a name that stays when its text is hidden.
    private struct Probe: View {
        @Environment(\.redactionReasons) private var reasons
        var body: some View { Leaf(reasons == [.placeholder, .privacy] ? "both" : "other", 10, 10) }
    }

    private struct Loading: View {
        @State private var isLoading = true

        var body: some View {
            VStack {
                Button("Load") { isLoading.toggle() }
                Button {
                } label: {
                    Text("secret")
                }
                .redacted(reason: isLoading ? .placeholder : [])
            }
        }
    }

    @Test func `a button within is drawn anew when its redaction ends, and has its name back`() throws {
        let window = InMemoryWindow(Loading())
        #expect(!window.buttons.contains("secret"))
        try window.press("Load")
        #expect(window.buttons.contains("secret"))
        try window.press("Load")
        #expect(!window.buttons.contains("secret"))
    }
}
