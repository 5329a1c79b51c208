/// The public declarations of the SwiftUI modules.
struct SourceDeclarations {
    /// Read once for all tests: it takes a moment.
    static let all = Result { try SourceDeclarations(folders: ["Linux/SwiftUICore", "Linux/SwiftUI"]) }

    private var full: Set<Declaration> = []
    private var listed: Set<Declaration> = []
    private var conformances: [String: Set<String>] = [:]

    private init(folders: [String]) throws {
        for file in try folders.flatMap(Repository.swiftFiles) {
            read(try Repository.text(file))
        }
    }

    /// Whether a declaration is here as its own page has it; that it's nonisolated the page need not say.
    func contains(_ row: Declaration) -> Bool {
        let plain = row.withoutConformances
        let isHere = [plain, plain.nonisolated].contains { full.contains($0) || full.contains($0.withoutType) }
        return isHere && row.conformances.isSubset(of: row.typeName.flatMap { conformances[$0] } ?? [])
    }

    /// Whether a declaration is here as the page of its type lists it.
    func lists(_ row: Declaration) -> Bool {
        listed.contains(row.listed) || listed.contains(row.listed.withoutType)
    }

    private mutating func read(_ text: String) {
        // Made once for all lines: to make one takes longer than to match it.
        let comment = #/ *///#
        let declaration = #/ *(?:@\S+ |nonisolated |final |indirect )*public (?!import )/#
        let requirement =
            #/ *(?:@\S+ |nonisolated |static |mutating )*(?:func|var|init|subscript|associatedtype|typealias)\b/#
        let attribute = #/ *(?:@\w+(?:\(.*\))? *)+/#
        let header = #/ *(?:@\S+ |\w+ )*?(extension|struct|enum|class|protocol) ([\w.]+)/#
        let lines = text.split(separator: "\n").map(String.init).filter { $0.prefixMatch(of: comment) == nil }
        var types: [(indent: Int, name: String, isPublicProtocol: Bool)] = []
        for (index, line) in lines.enumerated() {
            let indent = line.prefix { $0 == " " }.count
            if let last = types.last, last.indent == indent, line.dropFirst(indent).hasPrefix("}") {
                types.removeLast()
            }
            let isInProtocol = types.last.map { $0.isPublicProtocol && indent == $0.indent + 4 } ?? false
            if line.prefixMatch(of: declaration) != nil
                || isInProtocol && line.prefixMatch(of: requirement) != nil
            {
                let attributes = lines[..<index].reversed().prefix { $0.wholeMatch(of: attribute) != nil }
                add(lines[index...], after: attributes, to: types.map(\.name).joined(separator: "."))
            }
            guard let type = line.prefixMatch(of: header) else { continue }
            if type.1 == "extension" { addConformances(DeclarationText.whole(lines[index...])) }
            guard !line.hasSuffix("}") else { continue }
            types.append((indent, String(type.2), type.1 == "protocol" && line.contains("public ")))
        }
    }

    private mutating func add(_ lines: ArraySlice<String>, after attributes: some Sequence<String>, to owner: String) {
        guard !attributes.contains(where: { $0.contains("unavailable") }) else { return }
        let before = attributes.filter { !$0.contains("@available") }.joined(separator: " ")
        let source = "\(before) \(DeclarationText.whole(lines))"
        for declaration in Declaration(source, owner: owner).parts {
            full.insert(declaration.withoutConformances)
            listed.insert(declaration.listed)
            if let type = declaration.typeName { conformances[type, default: []].formUnion(declaration.conformances) }
        }
    }

    private mutating func addConformances(_ source: String) {
        guard let match = source.firstMatch(of: /extension ([\w.]+): (.*?)(?: where .*)?$/) else { return }
        conformances[String(match.1), default: []].formUnion(match.2.split(separator: ", ").map(String.init))
    }
}
