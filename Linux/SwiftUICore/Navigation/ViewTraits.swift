/// What a view tells the container around it.
package struct ViewTraits {
    var tag: ViewTag?
    var tabItem: AnyView?
}

/// What tells a view apart that can be chosen.
struct ViewTag: Equatable {
    let value: AnyHashable
    /// The one type of selection that the tag is for; without it the tag is for optionals as well.
    private let onlyType: ObjectIdentifier?

    init<V: Hashable>(_ value: V, includeOptional: Bool) {
        // An optional value and what is in it are the same as hashables.
        self.value = AnyHashable(value)
        onlyType = includeOptional ? nil : ObjectIdentifier(V.self)
    }

    /// The tag as a selection of that type.
    func selection<V: Hashable>(as type: V.Type = V.self) -> V? {
        guard onlyType.map({ $0 == ObjectIdentifier(type) }) ?? true else { return nil }
        return value.base as? V
    }
}
