// `swapi-server`: a swapi.tech of one's own. See `--help`.

import Foundation
import Glibc
import SwapiServer

func say(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
}

/// Lets go of the server when one of the signals comes that ask a program to end.
func endOnSignals(_ server: Server) -> [any DispatchSourceSignal] {
    [SIGTERM, SIGINT].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler {
            server.stop()
            exit(0)
        }
        source.resume()
        return source
    }
}

/// A connection is an open file; by default a program may have a thousand.
func allowManyConnections() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 65_536)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}

do {
    switch try ServerOptions.parse(Array(CommandLine.arguments.dropFirst())) {
    case .help: print(ServerOptions.help, terminator: "")
    case .version: print(ServerOptions.version, terminator: "")
    case .run(let options):
        signal(SIGPIPE, SIG_IGN)
        allowManyConnections()
        let server = try Server(options)
        let sources = endOnSignals(server)
        print("listening on \(server.address)")
        fflush(nil)
        withExtendedLifetime((server, sources)) { dispatchMain() }
    }
} catch let failure as ServerOptions.Failure {
    say("\(failure.localizedDescription) See swapi-server --help.")
    exit(2)
} catch {
    say(error.localizedDescription)
    exit(1)
}
