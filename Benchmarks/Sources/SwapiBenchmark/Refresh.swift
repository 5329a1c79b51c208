// A refresh of everything, beside a client that asks page by page and then once for each character.

import Foundation
import SwapiKit
import SwapiRoutes
import SwapiServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Both against a server of their own, which slows them down as swapi.tech does. The waiting is the point: once is enough.
func runRefresh() async throws {
    let ours = try await measured { address in
        let catalogue = try await API(baseURL: address).getCatalogue()
        return (catalogue.people.count, catalogue.count)
    }
    let theirs = try await measured { address in
        let people = try await PageByPage(address: address).details()
        return (people, people)
    }
    print(
        "\n| a refresh at swapi.tech's pace | seconds | requests | people | records | ratio |\n|---|---|---|---|---|---|"
    )
    for (name, run) in [
        ("all six kinds, `getCatalogue()`", ours), ("page by page, then a request per character", theirs),
    ] {
        let ratio = run.seconds / ours.seconds
        print(
            "| \(name) | \(rounded(run.seconds)) | \(run.requests) | \(run.people) | \(run.records) | \(rounded(ratio)) |"
        )
    }
}

private struct Run {
    let seconds: Double
    let requests: Int
    let people: Int
    let records: Int
}

private func measured(_ work: (String) async throws -> (people: Int, records: Int)) async throws -> Run {
    var options = ServerOptions()
    options.behavior.slowsDown = true
    let server = try Server(options)
    let begin = ContinuousClock.now
    let found = try await work(server.address)
    let seconds = (ContinuousClock.now - begin) / .seconds(1)
    return Run(seconds: seconds, requests: server.requestCount, people: found.people, records: found.records)
}

private func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

/// The usual way: pages of ten, one after the other; then everybody's details, six at a time, as `URLSession` has it for
/// one host. Handing it all 82 at once ends with answers that it never reads (FoundationNetworking of Swift 6.3).
private struct PageByPage {
    let address: String

    struct Page: Decodable {
        struct Brief: Decodable { let uid: String }
        let next: String?
        let results: [Brief]
    }

    /// How many characters' details came.
    func details() async throws -> Int {
        let session = URLSession(configuration: .ephemeral)
        var next: String? = "\(address)/people"
        var uids: [String] = []
        while let link = next, let url = URL(string: link) {
            let page = try JSONDecoder().decode(Page.self, from: try await session.data(from: url).0)
            uids += page.results.map(\.uid)
            next = page.next
        }
        return try await withThrowingTaskGroup(of: Int.self) { group in
            var (waiting, count) = (uids[...], 0)
            func addNext() {
                guard let uid = waiting.popFirst(), let url = URL(string: "\(address)/people/\(uid)") else { return }
                group.addTask { try await session.data(from: url).0.isEmpty ? 0 : 1 }
            }
            for _ in 1...6 { addNext() }
            while let one = try await group.next() {
                count += one
                addNext()
            }
            return count
        }
    }
}
