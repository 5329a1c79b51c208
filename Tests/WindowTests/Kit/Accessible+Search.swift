/// Looking for objects in the tree below another.
extension Accessible {
    /// The objects below this one, parents before children, that match; without what is hidden from view.
    func all(_ role: Role? = nil, where matches: (Accessible) -> Bool = { _ in true }) -> [Accessible] {
        var found: [Accessible] = []
        visit { object in
            if (role == nil || object.role == role), matches(object) { found.append(object) }
            return true
        }
        return found
    }

    func all(_ role: Role? = nil, named name: String) -> [Accessible] {
        all(role) { $0.name == name }
    }

    /// The first object below this one that matches.
    func first(_ role: Role? = nil, where matches: (Accessible) -> Bool = { _ in true }) -> Accessible? {
        var found: Accessible?
        visit { object in
            if (role == nil || object.role == role), matches(object) { found = object }
            return found == nil
        }
        return found
    }

    func first(_ role: Role? = nil, named name: String) -> Accessible? {
        first(role) { $0.name == name }
    }

    /// What has the focus, other than a window.
    var focused: Accessible? { first { $0.isFocused && !$0.role.isWindow } }

    /// Waits for an object with this role and name.
    func find(_ role: Role? = nil, named name: String, atMost limit: Duration = .seconds(10)) throws -> Accessible {
        let kind = role.map(String.init(describing:)) ?? "object"
        return try wait(for: "a \(kind) named \"\(name)\" in", atMost: limit, details: { self.tree }) {
            self.first(role, named: name)
        }
    }

    /// Whether this text is said by it or anything below it: as a name, a description or text.
    func says(_ text: String) -> Bool {
        let speaks = { (object: Accessible) in
            object.name.contains(text) || object.accessibleDescription.contains(text) || object.text.contains(text)
        }
        return speaks(self) || first(where: speaks) != nil
    }

    /// The tree below this object, an object a line, for the message of a failed test.
    var tree: String {
        var lines: [String] = []
        func add(_ object: Accessible, depth: Int) {
            lines.append(String(repeating: "  ", count: depth) + object.summary)
            for child in object.children { add(child, depth: depth + 1) }
        }
        add(self, depth: 0)
        return lines.joined(separator: "\n")
    }

    private var summary: String {
        let bounds = bounds
        var parts = ["\(role) \"\(name)\""]
        if !text.isEmpty, text != name { parts.append("text \"\(text)\"") }
        if !accessibleDescription.isEmpty { parts.append("(\(accessibleDescription))") }
        parts.append("\(bounds.x),\(bounds.y) \(bounds.width)x\(bounds.height)")
        if isShowing { parts.append("showing") }
        if isFocused { parts.append("focused") }
        if !isSensitive { parts.append("insensitive") }
        if !actions.isEmpty { parts.append("actions \(actions.joined(separator: ", "))") }
        return parts.joined(separator: " ")
    }

    /// Calls `body` for each object below this one until it returns false; returns whether all were visited.
    @discardableResult
    private func visit(_ body: (Accessible) -> Bool) -> Bool {
        children.allSatisfy { body($0) && $0.visit(body) }
    }
}
