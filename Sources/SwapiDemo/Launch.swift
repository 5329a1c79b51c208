// What the command line asks for: to show the app, or to say something and end.

import Foundation
import SwapiKit

enum Launch {
    /// The options to run with. Help, the version and errors are printed, and end the process.
    static func options() -> LaunchOptions {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            switch try LaunchOptions.parse(arguments, environment: ProcessInfo.processInfo.environment) {
            case .run(let options): return options
            case .help: end(printing: LaunchOptions.help, to: .standardOutput, status: 0)
            case .version: end(printing: LaunchOptions.version, to: .standardOutput, status: 0)
            }
        } catch {
            let message = "SwapiDemo: \(error.localizedDescription) Try --help.\n"
            end(printing: message, to: .standardError, status: 2)
        }
    }

    private static func end(printing text: String, to file: FileHandle, status: Int32) -> Never {
        // Who reads it may be gone already.
        try? file.write(contentsOf: Data(text.utf8))
        exit(status)
    }
}
