import Foundation
import SwapiKit
import TestSupport
import Testing

@testable import LiveCheck

/// The check against a server on this machine: the real one is only asked by `make live-check`.
@Suite(.timeLimit(.minutes(5)))
struct LiveCheckTests {
    private static let shapes = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/api-shapes.json")

    private let faithful: FaithfulServer
    private let report = Recorder<String>()

    init() throws {
        let archive = try Archive()
        faithful = FaithfulServer(
            answers: try RecordedAnswer.all(contentsOf: Self.shapes),
            names: Dictionary(
                uniqueKeysWithValues: Kind.allCases.map { kind in
                    (kind.rawValue, archive.records(of: kind).map { ($0.uid, $0.name) })
                }))
    }

    @Test func `a server that answers as recorded differs in nothing, and is asked six times`() async throws {
        let server = try LoopbackServer(handler: faithful.answer)
        #expect(await status(of: server) == 0)
        #expect(report.elements.last == "No difference.")
        #expect(server.requests.map(\.target) == faithful.answers.map { "/api\($0.path)" })
        #expect(server.requests.count == 6)
    }

    @Test func `what has changed is named`() async throws {
        var changed = faithful
        changed.change = { kind, answer in
            switch kind {
            case "people": answer["results"] = answer["results"]?.elements.map { .array($0.dropLast()) }
            case "planets": answer["next"] = .string("https://swapi.tech/api/planets?page=2")
            case "species": answer["total_records"] = .number(38)
            case "films":
                answer["result"] = answer["result"]?.elements.map { films in
                    .array(
                        films.map { film in
                            guard case .object(var document) = film, case .object(var facts)? = document["properties"]
                            else { return film }
                            facts["episode_id"] = .string("IV")
                            facts["rating"] = .number(5)
                            facts["producer"] = nil
                            document["properties"] = .object(facts)
                            return .object(document)
                        })
                }
            default: break
            }
        }
        #expect(await status(of: try LoopbackServer(handler: changed.answer)) == 1)
        let lines = Set(report.elements)
        #expect(
            lines.isSuperset(of: [
                "  results has 81 elements, not 82", "  83 (Tion Medon) is not in the list",
                "  next is string, not null", "  total_records is 38, not 37",
                "  result[].properties.episode_id is string, not number (6 times)",
                "  result[].properties.rating is new (number) (6 times)",
                "  result[].properties.producer is missing (6 times)",
                "starships: as recorded", "vehicles: as recorded", "7 differences.",
            ]), "\(report.elements)")
    }

    @Test(arguments: Kind.allCases.map(\.rawValue))
    func `a list of any kind that the app can't decode is named`(kind: String) async throws {
        var changed = faithful
        changed.change = { name, answer in
            guard name == kind else { return }
            let list = answer["result"] == nil ? "results" : "result"
            answer[list] = .array([.object(["uid": .string("1")])])
        }
        #expect(await status(of: try LoopbackServer(handler: changed.answer)) == 1)
        #expect(report.elements.count { $0.hasPrefix("  the app can't decode it: ") } == 1)
    }

    @Test func `a server that asks to wait is asked nothing more`() async throws {
        let server = try LoopbackServer(handler: faithful.answer)
        server.answerNext("/api/species", with: .response(.status(429, headers: ["Retry-After": "120"])))
        #expect(await status(of: server) == 2)
        #expect(report.elements.contains("species: the server asks to wait (Retry-After: 120)"))
        #expect(server.requests.count == 3)
    }

    @Test func `a web page in place of data is no answer`() async throws {
        let server = try LoopbackServer { _ in .response(.html("<!doctype html>")) }
        #expect(await status(of: server) == 2)
        #expect(report.elements.first == "people: the answer is no JSON (Content-Type: text/html; charset=utf-8)")
    }

    @Test func `a dead server is told apart from a changed one`() async throws {
        #expect(await status(arguments: ["--base-url", "http://127.0.0.1:1/api"]) == 2)
        #expect(report.elements.first?.hasPrefix("people: no answer (") == true, "\(report.elements)")
        #expect(report.elements.last == "No further request was sent.")
    }

    @Test func `a command line that makes no sense asks nobody`() async {
        #expect(await status(arguments: ["--baseurl", "http://127.0.0.1:1/api"]) == 64)
        #expect(report.elements == ["usage: live-check [--base-url URL] [--shapes FILE]"])
    }

    @Test func `each recorded example has its recorded shape`() {
        for answer in faithful.answers {
            guard let shape = answer.shape[answer.list]?.elements?.first else {
                Issue.record("\(answer.kind) has no list")
                continue
            }
            #expect(Shape(shape).differences(in: answer.example).map(\.text) == [], "\(answer.kind)")
        }
    }

    @Test func `the page about the API counts the same records`() throws {
        let page = try String(
            contentsOf: Self.shapes.deletingLastPathComponent().appending(path: "API.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").map { $0.split(separator: "|").map { $0.split(separator: ", ") } }
        for answer in faithful.answers {
            let counts = rows.compactMap { cells -> Substring? in
                guard cells.count == 3, let place = cells[0].firstIndex(where: { $0.trimmed == answer.kind }) else {
                    return nil
                }
                return cells[1][place]
            }
            #expect(counts.map { Int($0.trimmed) } == [answer.count], "\(answer.kind)")
        }
    }

    private func status(of server: LoopbackServer) async -> Int32 {
        await status(arguments: ["--base-url", server.url("/api/")])
    }

    private func status(arguments: [String]) async -> Int32 {
        await Command.status(arguments: ["--shapes", Self.shapes.path] + arguments) { [report] in report.record($0) }
    }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
