import Foundation
import Testing

/// Documentation/Apple-declarations-drawing.md against the sources.
struct DrawingDeclarationsTests {
    private struct Row {
        let owner: String
        let declaration: String
    }

    private let rows: [Row]
    private let absent: [Row]
    /// Read once for all tests: it takes a moment.
    private static let read = Result { try SourceDeclarations() }
    private let sources: SourceDeclarations

    init() throws {
        let parts = try Repository.text("Documentation/Apple-declarations-drawing.md").split(separator: "\n## ")
        rows = parts.filter { $0.hasPrefix("`") }.flatMap { part in
            let owner = String(part.dropFirst().prefix { $0 != "`" })
            return part.matches(of: /(?m)^\| `+ ?(.+?) ?`+ \| `[^`]+` \|$/).map { match in
                Row(owner: owner, declaration: DeclarationText.plain(String(match.1)))
            }
        }
        absent = parts.filter { $0.hasPrefix("Not here") }.flatMap { part in
            part.matches(of: /(?m)^\| `([\w.]+)` \| `+ ?(.+?) ?`+ \| `[^`]+` \|$/).map { match in
                Row(owner: String(match.1), declaration: DeclarationText.plain(String(match.2)))
            }
        }
        sources = try Self.read.get()
    }

    @Test func `each declaration is as Apple documents it`() {
        #expect(rows.count > 500)
        for row in rows {
            #expect(sources.has(row.declaration, in: row.owner), "\(row.owner): \(row.declaration)")
        }
    }

    @Test func `what is said to be missing is missing`() {
        #expect(absent.count > 40)
        for row in absent {
            #expect(!sources.has(row.declaration, in: row.owner), "\(row.owner): \(row.declaration)")
        }
    }
}

/// The public declarations of the SwiftUI modules, by the types that they are in.
private struct SourceDeclarations {
    private var full: [String: Set<String>] = [:]
    private var listed: [String: Set<String>] = [:]
    /// Properties whose type follows from their value.
    private var untyped: [String: Set<String>] = [:]

    init() throws {
        for file in try ["Linux/SwiftUICore", "Linux/SwiftUI"].flatMap(Repository.swiftFiles) {
            read(try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        }
    }

    func has(_ declaration: String, in owner: String) -> Bool {
        if full[owner]?.contains(declaration) == true || listed[owner]?.contains(declaration) == true { return true }
        let name = String(declaration.prefix { $0 != ":" })
        return declaration.contains(#/^(?:static )?var /#) && untyped[owner]?.contains(name) == true
    }

    private mutating func read(_ lines: [String]) {
        var outer = ""
        var inner = ""
        let type =
            #/^(?:@\S+ |nonisolated |public |package |private |final |indirect )*(?:extension|struct|enum|class|protocol) ([\w.]+)/#
        for (index, line) in lines.enumerated() {
            if line == "}" { outer = "" }
            if line == "}" || line == "    }" { inner = "" }
            if line.first != " " {
                if let match = line.firstMatch(of: type) { outer = String(match.1) }
            } else if line.contains("public ") {
                if line.hasPrefix("    "), let match = String(line.dropFirst(4)).firstMatch(of: type) {
                    inner = "." + match.1
                } else if line.contains(#/^ +(?:@\S+ |nonisolated )*public /#) {
                    add(DeclarationText.whole(lines[index...]), to: outer + inner)
                }
            }
        }
    }

    private mutating func add(_ source: String, to owner: String) {
        let text = DeclarationText.withoutAttributes(source)
        guard text.contains(#/^(?:static |nonisolated )*(?:var|let) /#) else {
            let plain = DeclarationText.plain(text)
            full[owner, default: []].formUnion([plain, plain.replacing("nonisolated ", with: "")])
            listed[owner, default: []].insert(DeclarationText.listed(plain))
            return
        }
        for property in DeclarationText.properties(text) {
            let plain = DeclarationText.plain(property).replacing("nonisolated ", with: "")
            if plain.contains(":") {
                full[owner, default: []].insert(plain)
            } else {
                untyped[owner, default: []].insert(plain)
            }
        }
    }
}
