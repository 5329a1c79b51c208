import Foundation
import Testing

/// Documentation/Apple-declarations.md and Apple-declarations-state.md against the sources.
struct AppleDeclarationsTests {
    /// Each page's row, and what Apple documents there.
    private let rows: [(page: String, declaration: Declaration)]
    private let sources: SourceDeclarations

    init() throws {
        rows = try ["Apple-declarations", "Apple-declarations-state"].flatMap { name in
            try Repository.text("Documentation/\(name).md").matches(of: /(?m)^\| `(.+)` \| `(.+)` \|$/).map { match in
                let page = String(match.2)
                // `Button/init(_:)-1asy`, `ButtonStyleConfiguration/Label-swift.struct`
                let path = page.prefix { $0 != "(" }.split(separator: "/").dropLast()
                let owner = path.map { $0.prefix { $0 != "-" } }.joined(separator: ".")
                return (page, Declaration(apple: String(match.1), owner: owner))
            }
        }
        sources = try SourceDeclarations.all.get()
    }

    @Test func `each declaration that was compared is declared as Apple documents it`() {
        #expect(rows.count > 500)
        for row in rows where !sources.contains(row.declaration) {
            Issue.record("\(row.page): \(row.declaration.text)")
        }
    }

    @Test func `no page is listed twice`() {
        #expect(rows.count == Set(rows.map(\.page)).count)
    }
}
