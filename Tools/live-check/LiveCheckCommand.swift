// `make live-check`; see Tools/LiveCheck.

import Foundation
import LiveCheck

@main
enum LiveCheckCommand {
    static func main() async {
        exit(await Command.status(arguments: Array(CommandLine.arguments.dropFirst())))
    }
}
