import Foundation
import TestSupport
import Testing

@testable import SwapiKit

/// `created` and `edited` say when the server was started: they change each day and mean nothing.
@Suite(.timeLimit(.minutes(5)))
struct ChangeDatesTests {
    private let archive: Archive
    private let now = Date(timeIntervalSince1970: 1_800_014_400)

    init() throws { archive = try Archive() }

    /// What a server answers now that was started so many days ago.
    private func routes(startedDaysAgo days: Double) -> Routes {
        Routes(archive, started: now.addingTimeInterval(-days * 86_400 - days))
    }

    @Test func `the same facts on another day are the same catalogue, so that nothing is drawn anew`() async throws {
        let days = [routes(startedDaysAgo: 0), routes(startedDaysAgo: 1)]
        let bodies = days.map { $0.answer(to: HTTPRequest(target: "/api/people/1"), at: now)?.body }
        #expect(bodies[0] != nil && bodies[0] != bodies[1])
        for routes in days {
            let now = now
            let server = try LoopbackServer { .response(routes.answer(to: $0, at: now) ?? .status(500)) }
            #expect(try await API(baseURL: server.url("/api")).getCatalogue() == archive)
        }
    }

    @Test(arguments: [#""2026-11-30T10:00:00.000Z""#, #""yesterday""#, "null", "5", "[]", "{}"])
    func `whatever the dates are, the record is the same and keeps nothing of them`(date: String) throws {
        let body = #"{"uid":"1","properties":{"created":\#(date),"edited":\#(date),"name":"Luke","mass":"77"}}"#
        let read = try JSONDecoder().decode(Document<People>.self, from: Data(body.utf8)).record
        #expect(read == People(uid: "1", name: "Luke", facts: .init(mass: "77")))
        let kept = String(decoding: try JSONEncoder().encode(read), as: UTF8.self)
        #expect(!kept.contains("created") && !kept.contains("edited") && !kept.contains("2026"))
    }
}
