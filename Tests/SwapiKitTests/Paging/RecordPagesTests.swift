import Foundation
import TestSupport
import Testing

@testable import SwapiKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A list as a sequence of pages.
@Suite(.timeLimit(.minutes(5)))
struct RecordPagesTests {
    private let archive: Archive
    private let server: LoopbackServer
    private let api: API

    init() throws {
        archive = try Archive()
        server = try LoopbackServer(handler: SwapiRoutes().answer)
        api = API(baseURL: server.url("/api"), retries: 0)
    }

    private static func page(_ uids: [Int], next: String, total: String = "null") -> String {
        let people = uids.map { #"{"uid":"\#($0)","name":"Clone \#($0)"}"# }.joined(separator: ",")
        return #"{"total_records":\#(total),"total_pages":null,"next":\#(next),"results":[\#(people)]}"#
    }

    @Test func `pages come one by one until there is no next one`() async throws {
        var sizes: [Int] = []
        for try await page in api.pages(of: People.self) { sizes.append(page.results.count) }
        #expect(sizes == [10, 10, 10, 10, 10, 10, 10, 10, 2])
        #expect(server.requests.count == 9)
    }

    @Test func `nothing is asked for before it is wanted`() async throws {
        for try await _ in api.pages(of: Vehicle.self, limit: 20) { break }
        #expect(server.requests.map(\.target) == ["/api/vehicles?page=1&limit=20"])
    }

    @Test func `films are one page, whatever is asked for`() async throws {
        #expect(try await api.pages(of: Film.self, limit: 2).all() == archive.films)
        #expect(server.requests.map(\.target) == ["/api/films"])
    }

    @Test func `a server that sends its last page again and again ends the list, and nobody comes twice`() async throws
    {
        let answers = [[1, 2], [2, 3], [2, 3], [2, 3]]
        let count = Recorder<Int>()
        let repeating = try LoopbackServer { _ in
            count.record(1)
            let page = Self.page(answers[min(count.elements.count, 4) - 1], next: #""/people?page=2&limit=2""#)
            return .response(.json(page))
        }
        let api = API(baseURL: repeating.url("/api"))
        var uids: [[String]] = []
        for try await page in api.pages(of: People.self, limit: 2) { uids.append(page.results.map(\.uid)) }
        #expect(uids == [["1", "2"], ["3"]])
        #expect(repeating.requests.count == 3)
    }

    @Test func `a list whose number of pages is null still loads`() async throws {
        server.answerNext("/api/people", with: .response(.json(Self.page([1, 2], next: "null"))))
        let page: RecordPage<People> = try await api.page(1)
        #expect(page.pages == nil)
        #expect(page.results.map(\.uid) == ["1", "2"])
        server.answerNext("/api/people", with: .response(.json(Self.page([1, 2], next: "null"))))
        #expect(try await api.getPeoplePage(after: nil).results.count == 2)
    }

    @Test func `a next link without encryption is followed with it`() async throws {
        let requests = Recorder<String>()
        let api = API(
            session: .mock { request in
                requests.record(request.url?.absoluteString ?? "")
                let next = requests.elements.count == 1 ? #""http://swapi.tech/api/people?page=2&limit=1""# : "null"
                return .json(Self.page([requests.elements.count], next: next))
            }, baseURL: "https://www.swapi.tech/api")
        #expect(try await api.pages(of: People.self, limit: 1).all().map(\.uid) == ["1", "2"])
        #expect(requests.elements.last == "https://www.swapi.tech/api/people?page=2&limit=1")
    }

    @Test func `after a failure the same iterator goes on with the page that failed`() async throws {
        server.answerNext("/api/people?page=2&limit=10", with: .response(.status(500)))
        var pages = api.pages(of: People.self).makeAsyncIterator()
        #expect(try await pages.next()?.results.count == 10)
        await #expect(throws: API.Failure.self) { try await pages.next() }
        #expect(try await pages.next()?.results.first?.uid == "11")
    }

    @Test func `a list that ends before all that were counted is not taken for a whole one`() async throws {
        server.answerNext("/api/people", with: .response(.json(Self.page([1], next: "null", total: "82"))))
        let failure = await failure { try await api.getAllPeople() }
        #expect(failure?.kind == .incompleteList)
        #expect(failure?.request?.absoluteString == server.url("/api/people"))
    }
}
