import Foundation
import SwapiRoutes
import TestSupport
import Testing

@testable import SwapiServer

/// The server beside clients that behave badly, and behaving badly itself.
@Suite(.timeLimit(.minutes(5)))
struct ServerTests {
    /// Of a server that waits for clients however busy the machine is.
    private let options: ServerOptions = {
        var options = ServerOptions()
        options.idleLimit = 0
        return options
    }()

    private func server() throws -> Server { try Server(options) }

    @Test func `links between pages name the host and port that were asked`() async throws {
        let server = try server()
        let answer = try await Wire.get(port: server.port, "/api/people?page=2&limit=10")
        #expect(answer.hasPrefix("HTTP/1.1 200"))
        #expect(answer.contains(#""next":"http://127.0.0.1:\#(server.port)/api/people?page=3&limit=10""#))
        #expect(server.address == "http://127.0.0.1:\(server.port)/api")
    }

    @Test func `a query arrives as it was sent`() async throws {
        let server = try server()
        #expect(try await Wire.get(port: server.port, "/api/people?name=r2%2Dd.&x=%00").contains("R2-D2"))
        #expect(try await Wire.get(port: server.port, "/api/people?name=%28").hasPrefix("HTTP/1.1 400"))
    }

    @Test(arguments: ["HEAD", "POST", "DELETE", "BREW"])
    func `any other method finds its connection closed without a byte`(method: String) async throws {
        let server = try server()
        #expect(try await Wire.get(port: server.port, "/api/people", method: method).isEmpty)
    }

    @Test func `a body is dropped, and one without end ends the connection`() async throws {
        let server = try server()
        let head = "GET /api/people/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: "
        let short = try await Wire.open(port: server.port, head + "4\r\n\r\nbody")
        #expect(String(decoding: try await short.rest(), as: UTF8.self).contains("Luke Skywalker"))
        short.close()
        let long = try await Wire.open(port: server.port, head + "1000000000000\r\n\r\n")
        await #expect(throws: POSIXError.self) {
            for _ in 1...1_000 { try await long.say(Data(count: 100_000)) }
        }
        long.close()
        #expect(try await Wire.get(port: server.port, "/api").contains("films"))
    }

    @Test func `huge headers and nonsense are refused, and the server goes on`() async throws {
        let server = try server()
        let nonsense = [
            "GET /api HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n",
            "GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\r\nHost: a\r\n\r\n",
            "\0\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET /api HTTP/9.9\r\n\r\n", "\r\n\r\n\r\n\r\n",
            "GET /api HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
            "GET /api HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        ]
        for text in nonsense {
            let wire = try await Wire.open(port: server.port)
            try? await wire.say(Data(text.utf8))
            wire.close()
        }
        #expect(try await Wire.get(port: server.port, "/api").contains("films"))
    }

    @Test func `half a request holds nobody up, nor do many open connections`() async throws {
        let server = try server()
        var open: [Wire] = []
        for number in 0..<300 {
            open.append(try await Wire.open(port: server.port, number.isMultiple(of: 2) ? "GET /api HT" : "G"))
        }
        #expect(try await Wire.get(port: server.port, "/api").contains("films"))
        // What was left out comes late.
        try await open[0].say(Data("TP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8))
        #expect(String(decoding: try await open[0].rest(), as: UTF8.self).contains("films"))
        open.forEach { $0.close() }
    }

    @Test func `waiting answers hold nobody up`() async throws {
        var options = options
        options.behavior.faults = [.stall: 2]
        options.behavior.stall = .seconds(3_600)
        let server = try Server(options)
        var waiting: [Wire] = []
        for _ in 1...50 {
            #expect(try await Wire.get(port: server.port, "/api").contains("films"))
            waiting.append(try await Wire.open(port: server.port, "GET /api HTTP/1.1\r\nHost: a\r\n\r\n"))
            // The next one is counted after it.
            try await wait(for: "its arrival") { server.requestCount == 2 * waiting.count }
        }
        #expect(server.requestCount == 100)
        server.stop()
        for wire in waiting {
            // Reset or closed, but not left waiting.
            #expect((try? await wire.rest().isEmpty) ?? true)
            wire.close()
        }
        await #expect(throws: POSIXError.self) { try await Wire.get(port: server.port, "/api") }
    }

    @Test func `half an answer promises the whole`() async throws {
        var options = options
        options.behavior.faults = [.truncate: 1]
        let server = try Server(options)
        let answer = try await Wire.get(port: server.port, "/api/films")
        let parts = answer.components(separatedBy: "\r\n\r\n")
        let promised = try #require(
            parts[0].components(separatedBy: "Content-Length: ").last.flatMap { Int($0.prefix { $0.isNumber }) })
        #expect(parts.dropFirst().joined(separator: "\r\n\r\n").utf8.count == promised / 2)
    }

    @Test(arguments: [Fault.reset, .stall])
    func `a reset is one`(fault: Fault) async throws {
        var options = options
        options.behavior.faults = [fault: 1]
        options.behavior.stall = .milliseconds(1)
        let server = try Server(options)
        await #expect(throws: POSIXError(.ECONNRESET)) { try await Wire.get(port: server.port, "/api/films") }
    }

    @Test func `a latency comes before the answer`() async throws {
        var options = options
        options.behavior.latency = .milliseconds(30)
        let server = try Server(options)
        let begin = ContinuousClock.now
        #expect(try await Wire.get(port: server.port, "/api").contains("films"))
        #expect(ContinuousClock.now - begin >= .milliseconds(30))
    }

    @Test func `a request too many is told so`() async throws {
        var options = options
        options.behavior.rateLimit = 1
        let server = try Server(options)
        #expect(try await Wire.get(port: server.port, "/api").contains("X-RateLimit-Remaining: 0"))
        let refusal = try await Wire.get(port: server.port, "/api")
        #expect(refusal.hasPrefix("HTTP/1.1 429"))
        #expect(refusal.contains("\r\nRetry-After: "))
    }

    @Test func `the log has a line for each request, whatever it asks for`() async throws {
        let folder = try TemporaryFolder(files: [:])
        let file = folder.url.appending(path: "swapi.log")
        var options = options
        options.logFile = file.path
        options.behavior.faults = [.fail: 2]
        let server = try Server(options)
        _ = try await Wire.get(port: server.port, "/api/people/1?é=\u{1}")
        _ = try await Wire.get(port: server.port, "/api/people/2")
        _ = try await Wire.get(port: server.port, "/api/people/3", method: "POST")
        server.stop()
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: " ")
        }
        #expect(
            lines.map { $0.dropFirst().prefix(4).joined(separator: " ") } == [
                #"127.0.0.1 GET /api/people/1?\u{00E9}=\u{01} 200"#, "127.0.0.1 GET /api/people/2 500",
                "127.0.0.1 POST /api/people/3 closed",
            ])
        #expect(lines[1].last == "fail")
    }

    // No name server has to be asked for these: it may be one that never answers.
    @Test(arguments: ["a..b", "fe80::1::2"])
    func `a host that isn't there is told in a sentence`(host: String) {
        var options = options
        options.host = host
        #expect(throws: Server.Failure.unknownHost(host)) { try Server(options) }
    }

    @Test func `a port can be had again as soon as its server has stopped`() async throws {
        var options = options
        let first = try server()
        _ = try await Wire.get(port: first.port, "/api")
        options.port = first.port
        #expect(throws: Server.Failure.portInUse(host: "127.0.0.1", port: first.port)) { try Server(options) }
        first.stop()
        first.stop()
        let second = try Server(options)
        #expect(try await Wire.get(port: second.port, "/api").contains("films"))
    }
}
