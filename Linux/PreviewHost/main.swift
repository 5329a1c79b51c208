// Finds the `#Preview`s of the package, draws them as pictures, and shows one while its source is being changed.

import Foundation

do {
    try PreviewHost.run(PreviewOptions(arguments: Array(CommandLine.arguments.dropFirst())))
} catch let error as UsageError {
    FileHandle.standardError.write(Data("\(error.description)\n".utf8))
    exit(2)
}
