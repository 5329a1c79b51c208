// What a failed build printed, for a small window.

import Foundation

enum BuildOutput {
    /// The compiler's errors with the lines of source they point at, each once; without one, the last lines.
    ///
    /// - Parameter root: The folder that paths are shown relative to.
    static func summary(of output: String, relativeTo root: String) -> String {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var errors: [String] = []
        for line in lines where line.contains(": error: ") || line.hasPrefix("error: ") {
            let short = line.replacing(root + "/", with: "")
            if !errors.contains(short) { errors.append(short) }
        }
        // SwiftPM ends with a line of its own when the compiler has said what is wrong.
        let located = errors.filter { !$0.hasPrefix("error: ") }
        let shown = located.isEmpty ? errors : located
        guard shown.isEmpty else { return shown.joined(separator: "\n") }
        return lines.filter { !$0.isEmpty }.suffix(8).joined(separator: "\n")
    }
}
