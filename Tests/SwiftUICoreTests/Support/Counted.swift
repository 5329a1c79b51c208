import SwiftUI

/// A view whose body shows a text and a button that counts presses in its own state.
struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

/// An object that views hold, whose end a test waits for.
final class Token {
    nonisolated init() {}
}

/// What happened, in order.
final class Log {
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
