import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite struct DuplicateIDTests {
    private struct Name: Hashable {
        let text: String
    }

    @Test func `ids that occur again are named, each once, and their elements are shown`() throws {
        struct Sample: View {
            @State private var names = ["a", "b", "a", "a", "c", "c"].map(Name.init)
            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { Counter(name: $0.text) }
                    Button("Turn") { names.reverse() }
                }
            }
        }
        let messages = Messages.Recorder()
        let window = Messages.$observer.withValue({ messages.add($0) }) { InMemoryWindow(Sample()) }
        #expect(window.buttons == ["a 0", "b 0", "a 0", "a 0", "c 0", "c 0", "Turn"])
        #expect(messages.all.count == 2)
        #expect(messages.all.first?.contains("text: \"a\"") == true)
        #expect(messages.all.first?.contains("more than once in ForEach<") == true)
        #expect(messages.all.last?.contains("text: \"c\"") == true)
        try Messages.$observer.withValue({ messages.add($0) }) { try window.press("Turn") }
        #expect(window.buttons.count == 7)
        #expect(messages.all.count == 2)
    }
}
