import Testing

@testable import SwiftUICore

@globalActor private actor Elsewhere {
    static let shared = Elsewhere()
}

@Suite struct BindingIsolationTests {
    @Test func `a binding on the main actor or on none is fine, one on another actor ends with a message`() async {
        #expect(Binding(get: { 1 }, set: { _ in }).wrappedValue == 1)
        #expect(Binding(get: { @MainActor in 2 }, set: { @MainActor _ in }).wrappedValue == 2)
        await #expect(processExitsWith: .failure) {
            _ = Binding<Int>(get: { @Elsewhere in 1 }, set: { @Elsewhere _ in })
        }
    }
}
