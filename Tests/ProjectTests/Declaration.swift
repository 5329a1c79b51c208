/// A declaration, without what the comparison leaves out.
struct Declaration: Hashable {
    /// The type that it is in, with those around it: `Anchor.Source`.
    let owner: String
    let attributes: Set<String>
    /// In one line, without its attributes and conformances.
    let text: String
    /// What a type is said to conform to, here.
    let conformances: Set<String>

    /// A declaration as a page of Apple's has it.
    init(apple source: String, owner: String) {
        self.init(source.replacing("@ContentBuilder", with: "@ViewBuilder"), owner: owner)
    }

    init(_ source: String, owner: String) {
        self.owner = owner
        var rest = DeclarationText.plain(source)[...]
        var attributes: Set<String> = []
        while let match = rest.prefixMatch(of: #/(@\w+(?:\([^)]*\))?|nonisolated|public|final|override|\w+\(set\)) /#) {
            attributes.insert(String(match.1))
            rest = rest[match.range.upperBound...]
        }
        self.attributes = attributes.filter { $0.hasPrefix("@") && !$0.hasPrefix("@_") || $0 == "nonisolated" }
            .subtracting(["@frozen", "@inlinable", "@export(implementation)"])
        let conforming = /^((?:struct|enum|class) \w+(?:<[^>]*>)?): (.*?)( where .*)?$/
        if let match = rest.firstMatch(of: conforming) {
            text = "\(match.1)\(match.3 ?? "")"
            conformances = Set(match.2.split(separator: ", ").map(String.init))
        } else {
            text = String(rest)
            conformances = []
        }
    }

    private init(_ other: Declaration, attributes: Set<String>? = nil, text: String? = nil) {
        owner = other.owner
        self.attributes = attributes ?? other.attributes
        self.text = text ?? other.text
        conformances = []
    }

    var withoutConformances: Declaration { Declaration(self) }

    var nonisolated: Declaration { Declaration(self, attributes: attributes.union(["nonisolated"])) }

    private var isProperty: Bool { text.contains(#/^(?:static )?var /#) }

    /// One for each property that it declares, without values.
    var parts: [Declaration] {
        isProperty ? DeclarationText.properties(text).map { Declaration(self, text: $0) } : [self]
    }

    /// As a property is declared whose type follows from its value.
    var withoutType: Declaration {
        isProperty ? Declaration(self, text: String(text.prefix { $0 != ":" })) : withoutConformances
    }

    /// As the page of its type lists it.
    var listed: Declaration {
        Declaration(self, attributes: [], text: isProperty ? text : DeclarationText.listed(text))
    }

    /// The type's own name, with those around it.
    var typeName: String? {
        text.firstMatch(of: /^(?:struct|enum|class|protocol) (\w+)/).map {
            owner.isEmpty ? String($0.1) : "\(owner).\($0.1)"
        }
    }
}
