import Foundation
import SwapiRoutes
import SwapiServer
import TestSupport
import Testing

@testable import SwapiKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The client on a server's bad days: in the end it has everything, and until then it says what is the matter.
@Suite(.timeLimit(.minutes(5)))
struct FaultTests {
    private let archive: Archive

    init() throws {
        archive = try Archive()
    }

    @Test(arguments: Fault.allCases)
    func `a fault at every seventh request keeps nobody from the catalogue`(fault: Fault) async throws {
        let server = try server { $0.faults = [fault: 7] }
        let client = PatientClient(server.address)
        while server.requestCount < 28 {
            #expect(try await client.ask { try await $0.getCatalogue() } == archive)
        }
    }

    @Test func `all that can go wrong at once, for 2000 requests`() async throws {
        let time = StormTime()
        let server = try server(time.serverClock) {
            $0.faults = [.fail: 101, .truncate: 103, .garbage: 107, .reset: 109, .stall: 113]
            $0.latency = .seconds(1)
            $0.stall = .seconds(50)
            $0.slowsDown = true
            $0.rateLimit = 150
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<6 {
                group.addTask {
                    let client = PatientClient(server.address, time)
                    var people = archive.people[(number * 13)...].makeIterator()
                    while server.requestCount < 2_000 {
                        #expect(try await client.ask { try await $0.getCatalogue() } == archive)
                        for _ in 1...150 {
                            guard let person = people.next() else {
                                people = archive.people[...].makeIterator()
                                continue
                            }
                            let details = try await client.ask { try await $0.getDetails(of: person) }
                            // Of which species somebody is, the API says with the species only.
                            #expect(details.facts == person.facts)
                            #expect(details.links == person.links.filter { $0.kind != .species })
                        }
                        #expect(try await client.ask { try await $0.getPlanetName(uid: "8") } == "Naboo")
                        #expect(try await client.ask { try await $0.getPlanetName(uid: "28") } == nil)
                        #expect(try await client.ask { try await $0.getFilms() } == archive.films)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(server.requestCount >= 2_000)
        #expect(time.waits.elements.count >= 10)
        // The last requests before the limit are the slowest: a tenth of a second for each so far.
        #expect(time.delays.elements.contains(.seconds(1) + .milliseconds(100 * 150)))
    }

    @Test func `a server that keeps still costs no more than the time-out`() async throws {
        let server = try server {
            $0.faults = [.stall: 1]
            $0.stall = .seconds(3_600)
        }
        let transport = Transport(session: URLSession(configuration: .ephemeral), timeout: 0.05)
        let api = API(transport: transport, baseURL: server.address)
        let error = await #expect(throws: API.Failure.self) { try await api.getFilms() }
        #expect(error?.kind == .connection(.timedOut))
    }

    @Test func `a server that wants to be left alone is`() async throws {
        let server = try server { $0.rateLimit = 3 }
        let api = API(session: URLSession(configuration: .ephemeral), baseURL: server.address)
        for _ in 1...3 { #expect(try await api.getFilms().count == 6) }
        for _ in 1...5 {
            let error = try #require(await #expect(throws: API.Failure.self) { try await api.getFilms() })
            #expect(error.asksToWait)
            #expect(0...900 ~= (try #require(error.retryAfter)))
        }
        #expect(server.requestCount == 4)
    }

    private func server(_ clock: ServerClock = ServerClock(), _ change: (inout Behavior) -> Void) throws -> Server {
        var options = ServerOptions()
        // Longer than an answer takes and shorter than anybody's patience: what comes of it is a reset.
        options.behavior.stall = .milliseconds(50)
        change(&options.behavior)
        return try Server(options, clock: clock)
    }
}
