import Foundation
import SwapiServer
import Testing

/// `swapi-server` as a person starts it.
@Suite(.timeLimit(.minutes(5)))
struct CommandTests {
    @Test func `the first line is its address, at which the API answers`() async throws {
        let program = try Program("--port", "0")
        let line = try await program.firstLine()
        #expect(line.hasPrefix("listening on http://127.0.0.1:"))
        #expect(line.hasSuffix("/api"))
        let answer = try await Wire.get(port: program.port(), "/api/people/1")
        #expect(answer.contains("Luke Skywalker"))
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal ends it, though somebody waits for an answer`(number: Int32) async throws {
        let program = try Program("--latency-ms=600000")
        let waiting = try await Wire.open(port: program.port(), "GET /api HTTP/1.1\r\nHost: a\r\n\r\n")
        program.signal(number)
        #expect(try await program.end().status == 0)
        waiting.close()
    }

    @Test func `an unknown option is told in a sentence`() async throws {
        let (status, output) = try await Program("--prot", "80").end()
        #expect(status == 2)
        #expect(output == "There is no option --prot. See swapi-server --help.\n")
    }

    @Test func `a port in use is told in a sentence`() async throws {
        let first = try Program()
        let port = try await first.port()
        let (status, output) = try await Program("--port=\(port)").end()
        #expect(status == 1)
        #expect(output == "Port \(port) of 127.0.0.1 is in use by another program.\n")
    }

    @Test func `help and version say what they name`() async throws {
        let help = try await Program("--help").end()
        #expect(help == (0, ServerOptions.help))
        #expect(try await Program("--version").end() == (0, ServerOptions.version))
    }

    @Test func `a log on a full disk is told once and stops nothing`() async throws {
        let program = try Program("--log", "/dev/full")
        let port = try await program.port()
        for _ in 1...3 { #expect(try await Wire.get(port: port, "/api").contains("films")) }
        program.signal(SIGTERM)
        let (status, output) = try await program.end()
        #expect(status == 0)
        #expect(output.components(separatedBy: "The log /dev/full can't be written: ").count == 2)
    }

    @Test func `a log that can't be opened is told in a sentence`() async throws {
        let (status, output) = try await Program("--log", "/nowhere/at/all").end()
        #expect(status == 1)
        #expect(output == "The log /nowhere/at/all can't be opened: No such file or directory.\n")
    }
}
