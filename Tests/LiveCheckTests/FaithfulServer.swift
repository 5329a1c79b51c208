import Foundation
import TestSupport

@testable import LiveCheck

/// Answers the six requests as they were recorded: as many elements as there were, with the archive's names.
struct FaithfulServer: Sendable {
    let answers: [RecordedAnswer]
    let names: [String: [(uid: String, name: String)]]
    /// Changes the answer to a kind of record before it is sent.
    var change: @Sendable (_ kind: String, _ answer: inout [String: JSONValue]) -> Void = { _, _ in }

    func answer(to request: LoopbackServer.Request) -> LoopbackServer.Answer {
        guard let recorded = answers.first(where: { "/api\($0.path)" == request.target }) else {
            return .response(.html("<!doctype html><title>swapi</title>"))
        }
        var fields = self.fields(of: recorded)
        change(recorded.kind, &fields)
        guard let body = try? JSONEncoder().encode(JSONValue.object(fields)) else { return .response(.status(500)) }
        return .response(.json(String(decoding: body, as: UTF8.self)))
    }

    private func fields(of recorded: RecordedAnswer) -> [String: JSONValue] {
        let list = JSONValue.array((0..<recorded.count).map { element($0, of: recorded) })
        var fields: [String: JSONValue] = [
            "message": .string("ok"), recorded.list: list, "apiVersion": .string("1.0"), "support": .object([:]),
        ]
        if recorded.list == "results" {
            fields["total_records"] = .number(Double(recorded.count))
            fields["total_pages"] = .number(1)
            fields["previous"] = .null
            fields["next"] = .null
        }
        return fields
    }

    private func element(_ index: Int, of recorded: RecordedAnswer) -> JSONValue {
        guard case .object(var document) = recorded.example, case .object(var facts)? = document["properties"],
            let known = names[recorded.kind], known.indices.contains(index)
        else { return recorded.example }
        document["uid"] = .string(known[index].uid)
        facts[recorded.kind == "films" ? "title" : "name"] = .string(known[index].name)
        document["properties"] = .object(facts)
        return .object(document)
    }
}
