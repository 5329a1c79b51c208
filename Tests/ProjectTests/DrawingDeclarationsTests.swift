import Foundation
import Testing

/// Documentation/Apple-declarations-drawing.md against the sources.
struct DrawingDeclarationsTests {
    private let rows: [Declaration]
    private let absent: [Declaration]
    private let sources: SourceDeclarations

    init() throws {
        let parts = try Repository.text("Documentation/Apple-declarations-drawing.md").split(separator: "\n## ")
        rows = parts.filter { $0.hasPrefix("`") || $0.hasPrefix("Types") }.flatMap { part in
            let owner = part.hasPrefix("Types") ? "" : String(part.dropFirst().prefix { $0 != "`" })
            return part.matches(of: /(?m)^\| `+ ?(.+?) ?`+ \| `[^`]+` \|$/).map { match in
                Declaration(apple: String(match.1), owner: owner)
            }
        }
        absent = parts.filter { $0.hasPrefix("Not here") }.flatMap { part in
            part.matches(of: /(?m)^\| `([\w.]+)` \| `+ ?(.+?) ?`+ \| `[^`]+` \|$/).map { match in
                Declaration(apple: String(match.2), owner: String(match.1))
            }
        }
        sources = try SourceDeclarations.all.get()
    }

    @Test func `each declaration is as Apple documents it`() {
        #expect(rows.count > 500)
        for row in rows where !isHere(row) { Issue.record("\(row.owner): \(row.text)") }
    }

    @Test func `what is said to be missing is missing`() {
        #expect(absent.count > 40)
        for row in absent where isHere(row) { Issue.record("\(row.owner): \(row.text)") }
    }

    private func isHere(_ row: Declaration) -> Bool { sources.contains(row) || sources.lists(row) }
}
