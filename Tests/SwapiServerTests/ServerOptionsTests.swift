import Foundation
import SwapiKit
import SwapiRoutes
import SwapiServer
import Testing

struct ServerOptionsTests {
    @Test func `nothing said is a good day at any port of this machine`() throws {
        let options = ServerOptions()
        #expect(try ServerOptions.parse([]) == .run(options))
        #expect(options.host == "127.0.0.1")
        #expect(options.port == 0)
        #expect(options.behavior == Behavior())
        #expect(options.logFile == nil)
    }

    @Test func `every option is heard, with a blank or an equals sign before its value`() throws {
        var options = ServerOptions()
        options.port = 8_080
        options.host = "::1"
        options.logFile = "a=b"
        options.behavior.latency = .milliseconds(20)
        options.behavior.slowsDown = true
        options.behavior.rateLimit = 100
        options.behavior.faults = [.fail: 2, .truncate: 3, .garbage: 5, .reset: 7, .stall: 11]
        let words = [
            "--port", "1", "--port=8080", "--host", "::1", "--log=a=b", "--latency-ms", "20", "--slowdown",
            "--rate-limit=100", "--fail-every", "2", "--truncate-every=3", "--garbage-every", "5", "--reset-every=7",
            "--stall-every", "11",
        ]
        #expect(try ServerOptions.parse(words) == .run(options))
    }

    @Test(arguments: [
        (["--nothing"], ServerOptions.Failure.unknownOption("--nothing")), (["-p"], .unknownOption("-p")),
        (["--crash-every", "2"], .unknownOption("--crash-every")), (["8080"], .unexpectedArgument("8080")),
        (["--port"], .missingValue(option: "--port")), (["--log="], .missingValue(option: "--log")),
        (["--log", "--help"], .missingValue(option: "--log")),
        (["--slowdown=yes"], .needlessValue(option: "--slowdown")), (["--help=1"], .needlessValue(option: "--help")),
        (["--port", "65536"], badNumber("65536", of: "--port", "0 to 65535")),
        (["--port", "-1"], badNumber("-1", of: "--port", "0 to 65535")),
        (["--fail-every", "0"], badNumber("0", of: "--fail-every", "1 to 1000000000")),
        (
            ["--fail-every", "99999999999999999999"],
            badNumber("99999999999999999999", of: "--fail-every", "1 to 1000000000")
        ),
    ])
    func `what can't be obeyed is told in one sentence`(words: [String], failure: ServerOptions.Failure) {
        #expect(throws: failure) { try ServerOptions.parse(words) }
        #expect(failure.localizedDescription.hasSuffix("."))
        #expect(!failure.localizedDescription.contains("\n"))
    }

    private static func badNumber(_ text: String, of option: String, _ range: String) -> ServerOptions.Failure {
        .badValue(of: .option(option), needs: "a number from \(range)", text: text)
    }

    @Test func `help names every option`() {
        for fault in Fault.allCases { #expect(ServerOptions.help.contains("--\(fault.rawValue)-every K")) }
        for option in ["--port N", "--host HOST", "--latency-ms N", "--slowdown", "--rate-limit N", "--log FILE"] {
            #expect(ServerOptions.help.contains(option))
        }
        #expect(ServerOptions.help.contains("put off to the next one"))
    }
}
