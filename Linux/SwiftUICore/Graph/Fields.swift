@_spi(Reflection) import Swift

/// A stored property of a structure or class, or an element of a tuple.
struct Field {
    let type: Any.Type
    /// In bytes from the value's start.
    let offset: Int
    let kind: _MetadataKind

    /// The fields of a type in order; nil for a type that has none by nature, such as an enumeration.
    static func list(of type: Any.Type) -> [Field]? {
        var fields: [Field] = []
        let isAggregate = _forEachField(of: type) { _, offset, fieldType, kind in
            fields.append(Field(type: fieldType, offset: offset, kind: kind))
            return true
        }
        return isAggregate ? fields : nil
    }

    /// What a type is, as the field of a structure shows it.
    static func kind<T>(of type: T.Type) -> _MetadataKind? {
        list(of: Holder<T>.self)?.first?.kind
    }

    private struct Holder<T> {
        let value: T
    }
}
