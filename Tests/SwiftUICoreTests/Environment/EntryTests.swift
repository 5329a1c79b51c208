import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct EntryTests {
    @Test func `an entry has its default value until a view gives another`() {
        struct Reader: View {
            @Environment(\.entryName) private var name
            @Environment(\.entryCount) private var count
            @Environment(\.entryToken) private var token
            var body: some View { Text("\(name) \(count) \(token == nil ? "none" : "some")") }
        }
        let window = InMemoryWindow(
            VStack {
                Reader()
                Reader().environment(\.entryName, "b").environment(\.entryCount, 2).environment(\.entryToken, Token())
            })
        #expect(window.texts == ["a 1 none", "b 2 some"])
    }

    @Test func `a default value is made each time it is asked for`() {
        let values = EnvironmentValues()
        #expect(values.entryMade !== values.entryMade)
        #expect(values.entryInferred !== values.entryInferred)
    }
}

extension EnvironmentValues {
    @Entry var entryName: String = "a"
    @Entry var entryCount = 1  // inferred
    @Entry var entryToken: Token?
    @Entry fileprivate var entryMade: Token = Token()
    @Entry fileprivate var entryInferred = Token()
}
