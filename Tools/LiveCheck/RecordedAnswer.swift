// What Documentation/api-shapes.json says of the API's answers.

import Foundation

/// One of the six requests that fetch everything, and what its answer was when it was recorded.
struct RecordedAnswer: Decodable, Sendable {
    /// Such as `people`.
    let kind: String
    /// Path and query below the base of the API.
    let path: String
    /// The key of the list: `results`, or `result` for films.
    let list: String
    /// How many elements the list has.
    let count: Int
    let shape: JSONValue
    /// One element of the list.
    let example: JSONValue

    static func all(contentsOf file: URL) throws -> [RecordedAnswer] {
        try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).answers
    }

    /// What an answer has otherwise, in sentences without a full stop.
    func differences(in answer: JSONValue) -> [String] {
        var found = Shape(shape).differences(in: answer).map { text, count in
            count == 1 ? text : "\(text) (\(count) times)"
        }
        if let elements = answer[list]?.elements, elements.count != count {
            found.append("\(list) has \(elements.count) elements, not \(count)")
        }
        if case .number(let total)? = answer["total_records"], total != Double(count) {
            found.append("total_records is \(Int(total)), not \(count)")
        }
        return found
    }

    private struct File: Decodable {
        let answers: [RecordedAnswer]
    }
}
