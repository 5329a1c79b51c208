import Foundation
import TestSupport
import Testing

@testable import SwapiKit

/// What an answer has to be before it is read.
@Suite(.timeLimit(.minutes(5)))
struct AnswerChecksTests {
    @Test(arguments: [
        "application/json", "Application/JSON; charset=utf-8", "application/problem+json", "text/json", " ",
    ])
    func `JSON by any of its names is read, and who doesn't say what it is`(type: String) async throws {
        let api = API(session: .mock { _ in .status(200, headers: ["Content-Type": type], Pages.lukeAndThreepio) })
        #expect(try await api.getPeople().count == 2)
    }

    @Test(arguments: [
        "text/html", "text/plain; charset=utf-8", "image/png", "application/octet-stream", "json", "text/html+json2",
    ])
    func `anything else is not JSON, even if the body is`(type: String) async {
        let api = API(session: .mock { _ in .status(200, headers: ["Content-Type": type], Pages.lukeAndThreepio) })
        #expect(await failure { try await api.getPeople() }?.kind == .notJSON(contentType: type))
    }

    /// A page whose first person has so many lists in one another.
    private func nested(_ depth: Int) -> String {
        let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        return #"{"results":[{"uid":"1","name":"Luke","other":\#(lists)}]}"#
    }

    @Test func `an answer may be nested 64 deep and no deeper`() async throws {
        let deepest = nested(61)
        let deeper = nested(62)
        #expect(try await API(session: .mock { _ in .json(deepest) }).getPeople().count == 1)
        let api = API(session: .mock { _ in .json(deeper) })
        #expect(await failure { try await api.getPeople() }?.kind == .tooDeep)
    }

    @Test(arguments: ["[", "{\"a\":", "[[{\"a\":["])
    func `an answer that is nothing but nesting crashes nobody`(part: String) async {
        let body = String(repeating: part, count: 300_000)
        let api = API(session: .mock { _ in .json(body) })
        #expect(await failure { try await api.getPeople() }?.kind == .tooDeep)
    }

    @Test func `brackets in a text are no nesting`() async throws {
        let name = String(repeating: #"[{\"\\"#, count: 100)
        let api = API(session: .mock { _ in .json(#"{"results":[{"uid":"1","name":"\#(name)"}]}"#) })
        #expect(try await api.getPeople().count == 1)
    }
}
