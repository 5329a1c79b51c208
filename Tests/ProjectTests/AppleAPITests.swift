import Foundation
import Testing

/// Documentation/Apple-API.md against the sources.
struct AppleAPITests {
    private struct Row {
        let name: String
        let iOS: Double
        let macOS: Double
        let remark: String
    }

    private let rows: [Row]
    /// Read once for all tests: it takes a moment.
    private static let used = Result { try usedNames() }
    private let used: Set<String>

    init() throws {
        rows = try Repository.text("Documentation/Apple-API.md")
            .matches(of: /(?m)^\| `([^`]+)` \| ([\d.]+) \| ([\d.]+) \| (.*?) ?\|$/).map { match in
                Row(
                    name: String(match.1), iOS: Double(match.2) ?? .infinity, macOS: Double(match.3) ?? .infinity,
                    remark: String(match.4))
            }
        used = try Self.used.get()
    }

    @Test func `each name that the app uses is listed, once, and no other`() {
        #expect(used.count > 60)
        #expect(rows.count == Set(rows.map(\.name)).count)
        let listed = Set(rows.map(\.name))
        #expect(used.subtracting(listed).sorted() == [], "look up since when Apple has them, and list them")
        #expect(listed.subtracting(used).sorted() == [], "no longer used")
    }

    @Test func `nothing is newer than the systems that the package asks for`() {
        for row in rows where row.iOS > 17 || row.macOS > 14 {
            #expect(row.remark.contains("if #available"), "\(row.name)")
        }
    }

    /// The names in the sources that the SwiftUI modules for Linux declare: on Linux a name that they lack would not
    /// compile. Types stand alone, macros behind `#`, members behind a dot.
    private static func usedNames() throws -> Set<String> {
        let declared = try declaredNames()
        let own = try ownNames()
        var names: Set<String> = []
        for file in try ["Sources/SwapiUI", "Sources/SwapiDemo"].flatMap(Repository.swiftFiles) {
            let code = try Repository.text(file)
                .replacing(/(?m)^ *#if os\(Linux\)(?:.|\n)*?#endif/, with: "")
                .replacing(/(?m)\/\/.*$/, with: "").replacing(/"(?:[^"\\\n]|\\.)*"/, with: "\"\"")
            let found = code.matches(of: /(?:^|[^\w.])(#?[A-Z]\w*)|(\.[a-z]\w*)/)
            names.formUnion(Set(found.compactMap { ($0.1 ?? $0.2).map(String.init) }).subtracting(own))
            // A modifier begins its line, and an environment value is a key path: these are never the app's own.
            let certain = code.matches(of: /(?m)(?:^ +|Environment\(\\)(\.[a-z]\w*)/)
            names.formUnion(certain.map { String($0.1) })
        }
        return names.intersection(declared).subtracting(foundations)
    }

    private static func declaredNames() throws -> Set<String> {
        var names: Set<String> = []
        for file in try ["Linux/SwiftUICore", "Linux/SwiftUI"].flatMap(Repository.swiftFiles) {
            let text = try Repository.text(file)
            for match in text.matches(
                of: /\bpublic (?:final |indirect )?(?:struct|class|enum|protocol|typealias) (\w+)/)
            {
                names.insert(String(match.1))
            }
            for match in text.matches(of: /\bpublic macro (\w+)/) { names.insert("#\(match.1)") }
            for match in text.matches(of: /\bpublic (?:[a-z]+(?:\(set\))? )*(?:func|var|let) (\w+)/) {
                names.insert(".\(match.1)")
            }
            for match in text.matches(of: /\bcase (\w+)/) { names.insert(".\(match.1)") }
        }
        return names
    }

    /// Members that the app's own types declare: where both have a name, it means the app's as a rule.
    private static func ownNames() throws -> Set<String> {
        let sources = try ["Sources/SwapiKit", "Sources/SwapiUI", "Sources/SwapiDemo"].flatMap(Repository.swiftFiles)
        return Set(
            try sources.map(Repository.text).flatMap { text in
                text.matches(of: /\b(?:func|let|var|case) (\w+)/).map { ".\($0.1)" }
            })
    }

    /// Names that SwiftUI shares with Swift and Foundation, and that mean those here.
    private static let foundations: Set<String> = [
        ".all", ".cancel", ".contains", ".count", ".environment", ".first", ".height", ".index", ".indices",
        ".infinity",
        ".isEmpty", ".last", ".map", ".rounded", ".success", ".width", "Result", "Set", "Value",
    ]
}
