import Foundation

/// What the framework tells an app's author, on the standard error.
package enum Messages {
    /// Is told instead, for tests.
    @TaskLocal package static var observer: (@Sendable (String) -> Void)?

    static func report(_ message: String) {
        if let observer { return observer(message) }
        FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }
}
