import SwiftUICore
import Synchronization

extension Messages {
    /// Keeps what the framework tells an app's author.
    nonisolated final class Recorder: Sendable {
        private let messages = Mutex<[String]>([])

        var all: [String] { messages.withLock { $0 } }

        func add(_ message: String) { messages.withLock { $0.append(message) } }
    }
}
