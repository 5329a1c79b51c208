// The command line of the check.

import Foundation

/// `live-check [--base-url URL] [--shapes FILE]`; exits with 0 if there is no difference, 1 if there is one, 2 if the
/// server gave no usable answer, 64 if the command line makes no sense.
package enum Command {
    package static func status(
        arguments: [String], print: @escaping @Sendable (String) -> Void = { Swift.print($0) }
    ) async -> Int32 {
        var options = ["--base-url": "https://www.swapi.tech/api", "--shapes": "Documentation/api-shapes.json"]
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard options[option] != nil, let value = rest.popFirst() else {
                print("usage: live-check [--base-url URL] [--shapes FILE]")
                return 64
            }
            options[option] = value
        }
        do {
            let answers = try RecordedAnswer.all(contentsOf: URL(filePath: options["--shapes"] ?? ""))
            var check = LiveCheck(base: options["--base-url"] ?? "", answers: answers)
            check.print = print
            return await check.run().rawValue
        } catch {
            print("the recorded shapes can't be read: \(error)")
            return 64
        }
    }
}
