// Asks the real API six times and compares its answers with what is recorded.

import Foundation
import SwapiKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Six requests, one after the other, and a report of every difference in shape, count or name.
struct LiveCheck: Sendable {
    /// Also the exit status of the command.
    enum Outcome: Int32, Sendable {
        case noDifference = 0
        case differences = 1
        /// A request had no usable answer; those after it were not sent.
        case unanswered = 2
    }

    private enum Refusal: Error {
        case notHTTP
        case wait(String?)
        case status(Int)
        case webPage(String)
    }

    let base: String
    let answers: [RecordedAnswer]
    var session = URLSession(configuration: .ephemeral)
    /// Seconds; swapi.tech takes its time from the sixth request on.
    var timeout: TimeInterval = 60
    /// Takes the lines of the report.
    var print: @Sendable (String) -> Void = { Swift.print($0) }

    func run() async -> Outcome {
        var count = 0
        for answer in answers {
            do {
                let body = try await body(of: answer)
                let differences = try differences(in: body, from: answer)
                print("\(answer.kind): \(differences.isEmpty ? "as recorded" : "differs")")
                differences.forEach { print("  \($0)") }
                count += differences.count
            } catch {
                print("\(answer.kind): \(sentence(for: error))")
                print("No further request was sent.")
                return .unanswered
            }
        }
        print(count == 0 ? "No difference." : "\(count) difference\(count == 1 ? "" : "s").")
        return count == 0 ? .noDifference : .differences
    }

    private func body(of answer: RecordedAnswer) async throws -> Data {
        let address = (base.hasSuffix("/") ? String(base.dropLast()) : base) + answer.path
        guard let url = URL(string: address), url.host() != nil else { throw URLError(.badURL) }
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (body, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw Refusal.notHTTP }
        switch response.statusCode {
        case 200: break
        case 429: throw Refusal.wait(response.value(forHTTPHeaderField: "Retry-After"))
        default: throw Refusal.status(response.statusCode)
        }
        let type = response.value(forHTTPHeaderField: "Content-Type") ?? "none"
        guard type.lowercased().hasPrefix("application/json") else { throw Refusal.webPage(type) }
        return body
    }

    private func differences(in body: Data, from recorded: RecordedAnswer) throws -> [String] {
        let answer = try JSONDecoder().decode(JSONValue.self, from: body)
        return recorded.differences(in: answer)
            + differences(in: answer[recorded.list]?.elements ?? [], of: recorded.kind)
            + undecodable(body, kind: recorded.kind)
    }

    /// Names that are not those of the bundled archive.
    private func differences(in elements: [JSONValue], of kind: String) -> [String] {
        guard let archive = try? Archive() else { return ["the bundled archive can't be read"] }
        let known = Kind(rawValue: kind).map { archive.records(of: $0) } ?? []
        let names = Dictionary(
            elements.compactMap { element in element["uid"]?.text.map { ($0, element) } },
            uniquingKeysWith: { first, _ in first })
        let changed: [String] = known.compactMap { record in
            guard let facts = names[record.uid]?["properties"] else {
                return "\(record.uid) (\(record.name)) is not in the list"
            }
            let now = (facts["name"] ?? facts["title"])?.text
            return now == record.name ? nil : "\(record.uid) is called \(now ?? "nothing"), not \(record.name)"
        }
        let added = Set(names.keys).subtracting(known.map(\.uid))
        return changed + added.sorted().map { "\($0) is new" }
    }

    /// What the app's own decoder says.
    private func undecodable(_ body: Data, kind: String) -> [String] {
        func read<Content: WireRecord>(_ type: Content.Type) throws {
            _ = try JSONDecoder().decode(RecordPage<Content>.self, from: body)
        }
        do {
            switch Kind(rawValue: kind) {
            case .people: try read(People.self)
            case .films: try read(Film.self)
            case .planets: try read(Planet.self)
            case .species: try read(Species.self)
            case .starships: try read(Starship.self)
            case .vehicles: try read(Vehicle.self)
            case nil: break
            }
            return []
        } catch {
            return ["the app can't decode it: \(error)"]
        }
    }

    private func sentence(for error: any Error) -> String {
        switch error {
        case Refusal.wait(let header?): "the server asks to wait (Retry-After: \(header))"
        case Refusal.wait(nil): "the server asks to wait"
        case Refusal.status(let status): "the server answers with status \(status)"
        case Refusal.webPage(let type): "the answer is no JSON (Content-Type: \(type))"
        case is DecodingError: "the answer is no JSON"
        default: "no answer (\(error.localizedDescription))"
        }
    }
}
