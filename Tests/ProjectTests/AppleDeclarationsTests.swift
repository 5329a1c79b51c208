import Foundation
import Testing

/// Documentation/Apple-declarations.md against the sources.
struct AppleDeclarationsTests {
    /// Each page's row, and what Apple documents there.
    private let rows: [(page: String, declaration: Declaration)]
    private static let declared = Result { try Set(sourceFiles().flatMap(Declaration.all)) }

    init() throws {
        rows = try Repository.text("Documentation/Apple-declarations.md")
            .matches(of: /(?m)^\| `(.+)` \| `(.+)` \|$/).map { match in
                let page = String(match.2)
                let owner = page.split(separator: "(").first?.split(separator: "/").dropLast().first
                return (page, Declaration(apple: String(match.1), owner: owner.map(String.init) ?? ""))
            }
    }

    @Test func `each declaration that was compared is declared as Apple documents it`() throws {
        #expect(rows.count > 100)
        let declared = try Self.declared.get()
        for row in rows where !declared.contains(row.declaration) {
            // What the page need not say.
            let spelled = Declaration(row.declaration, adding: "nonisolated")
            #expect(declared.contains(spelled), "\(row.page): \(row.declaration.text)")
        }
    }

    @Test func `no page is listed twice`() {
        #expect(rows.count == Set(rows.map(\.page)).count)
    }

    private static func sourceFiles() throws -> [String] {
        try ["Linux/SwiftUICore", "Linux/SwiftUI"].flatMap(Repository.swiftFiles).map(Repository.text)
    }
}

/// A public declaration, without what the comparison leaves out.
private struct Declaration: Hashable {
    /// The type that it is in, for a type in a type the outer one.
    let owner: String
    let attributes: Set<String>
    let text: String

    init(apple: String, owner: String) {
        self.init(apple.replacing("@ContentBuilder", with: "@ViewBuilder"), owner: owner)
    }

    init(_ other: Declaration, adding attribute: String) {
        owner = other.owner
        attributes = other.attributes.union([attribute])
        text = other.text
    }

    private init(_ source: String, owner: String) {
        self.owner = owner
        var rest = source.replacing(/\s+/, with: " ").replacing(/\s\{ get \}$/, with: "")[...]
        var attributes: Set<String> = []
        while let match = rest.prefixMatch(of: /\s*(@\w+(?:\(\w+\))?|nonisolated|public)\s/) {
            attributes.insert(String(match.1))
            rest = rest[match.range.upperBound...]
        }
        self.attributes = attributes.filter { !$0.hasPrefix("@_") }
            .subtracting(["public", "@frozen", "@inlinable", "@export(implementation)"])
        let conforming = /^((?:struct|enum|class) \w+(?:<[^>]*>)?): .*?( where .*)?$/
        let plain = rest.replacing(/@_\w+\s/, with: "").replacing(/_ (?:oldValue|newValue):\s/, with: "")
            .replacing(conforming) { "\($0.1)\($0.2 ?? "")" }
        text = String(plain.replacing(/\s+/, with: ""))
    }

    /// The public declarations of a source file.
    static func all(in file: String) -> [Declaration] {
        var result: [Declaration] = []
        var owner = ""
        let lines = file.replacing(/(?m)^ *\/\/.*\n/, with: "").split(separator: "\n").map(String.init)
        for (index, line) in lines.enumerated() {
            if line == "}" { owner = "" }
            if line.contains(/\bpublic\b/), !line.contains(/\bimport\b/) {
                result.append(Declaration(whole(lines[index...]), owner: line.first == " " ? owner : ""))
            }
            if let match = line.prefixMatch(of: /(?:[@\w]+ )*(?:extension|struct|enum|class|protocol) (\w+)/) {
                owner = String(match.1)
            }
        }
        return result
    }

    /// From the first of the lines to the declaration's end.
    private static func whole(_ lines: ArraySlice<String>) -> String {
        var result = ""
        var depth = 0
        for line in lines {
            // A new line that goes on with nothing of this one ends it.
            if depth == 0, !result.isEmpty, !line.contains(/^ *(?:where|->|\))/) { break }
            for character in line {
                if character == "{", depth == 0 { return result.trimmingCharacters(in: .whitespaces) }
                if "([".contains(character) { depth += 1 }
                if ")]".contains(character) { depth -= 1 }
                result.append(character)
            }
            result.append(" ")
        }
        return result.trimmingCharacters(in: .whitespaces)
    }
}
