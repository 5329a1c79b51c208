import Foundation
import SwapiKit
import TestSupport
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The tests' own server, so that what is tested against it rests on something.
@Suite(.timeLimit(.minutes(5)))
struct LoopbackServerTests {
    @Test func `people come ten to a page, 82 in all, ending with no next`() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        var next: String? = server.url("/api/people")
        var uids: [String] = []
        while let address = next {
            let (data, _) = try await get(address)
            let page = try JSONDecoder().decode(PeopleResponse.self, from: data)
            #expect(page.records == 82)
            #expect(page.pages == 9)
            uids += page.results.map(\.uid)
            next = page.next
        }
        #expect(uids.count == 82)
        #expect(Set(uids).count == 82)
        #expect(server.count("/api/people") == 9)
        #expect(server.count("/api/people?page=2&limit=10") == 1)
    }

    @Test func `a page past the end is the last one again, and page alone is page 1`() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        let (late, _) = try await get(server.url("/api/people?page=99&limit=10"))
        #expect(try JSONDecoder().decode(PeopleResponse.self, from: late).results.map(\.uid) == ["82", "83"])
        let (alone, _) = try await get(server.url("/api/people?page=2"))
        #expect(try JSONDecoder().decode(PeopleResponse.self, from: alone).results.first?.uid == "1")
    }

    @Test func `an unknown person is a 404, an unknown path a web page`() async throws {
        let server = try LoopbackServer(handler: SwapiRoutes().answer)
        #expect(try await get(server.url("/api/people/17")).1.statusCode == 404)
        let (_, page) = try await get(server.url("/api/nothing"))
        #expect(page.statusCode == 200)
        #expect(page.mimeType == "text/html")
    }

    @Test func `scripted answers come first, in their order, and once`() async throws {
        let server = try LoopbackServer { _ in .response(.json("{}")) }
        server.answerNext("/a?b=1", with: .response(.status(500)), .response(.status(404)))
        #expect(try await get(server.url("/a?b=1")).1.statusCode == 500)
        #expect(try await get(server.url("/a?b=2")).1.statusCode == 200)
        #expect(try await get(server.url("/a?b=1")).1.statusCode == 404)
        #expect(try await get(server.url("/a?b=1")).1.statusCode == 200)
    }

    @Test func `cut bodies and reset connections are errors for the client`() async throws {
        let server = try LoopbackServer { _ in .cutShort(.json(#"{"message":"ok"}"#), after: 5) }
        await #expect(throws: (any Error).self) { try await get(server.url("/cut")) }
        server.answerNext("/reset", with: .reset)
        await #expect(throws: (any Error).self) { try await get(server.url("/reset")) }
    }

    @Test func `a held answer comes when the gate opens`() async throws {
        let gate = LoopbackServer.Gate()
        let server = try LoopbackServer { _ in .hold(gate, then: .response(.json("{}"))) }
        async let answer = get(server.url("/held"))
        try await server.arrival(of: "/held")
        gate.open()
        #expect(try await answer.1.statusCode == 200)
    }

    private func get(_ address: String) async throws -> (Data, HTTPURLResponse) {
        let session = URLSession(configuration: .ephemeral)
        let (data, response) = try await session.data(from: try #require(URL(string: address)))
        return (data, try #require(response as? HTTPURLResponse))
    }
}
