@_spi(Reflection) import Swift

/// `Published`, whatever its value is.
protocol PublishedProperty: SendableMetatype {
    var changes: any ChangeSource { get }
}

/// Something that can tell an object's publisher that it's about to change.
protocol ChangeSource: AnyObject {
    var publisher: ObservableObjectPublisher? { get }

    /// Sets the publisher, unless there is one; returns the one there is then.
    func install(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

/// Where the `@Published` properties of a class and its superclasses are.
struct PublishedFields: Sendable {
    private struct Field: Sendable {
        let offset: Int
        let type: any PublishedProperty.Type
    }

    private let fields: [Field]

    private init(of type: AnyClass) {
        var fields: [Field] = []
        // 1 is `classType`, a static variable that strict concurrency doesn't let one read.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, type, _ in
            if let type = type as? any PublishedProperty.Type { fields.append(Field(offset: offset, type: type)) }
            return true
        }
        self.fields = fields
    }

    /// The fields of a class, which are looked up once.
    static func of(_ type: AnyClass) -> PublishedFields {
        lock.withLock {
            let key = ObjectIdentifier(type)
            if let fields = cache[key] { return fields }
            let fields = PublishedFields(of: type)
            cache[key] = fields
            return fields
        }
    }

    /// What changes in an object of the class.
    func changes(in object: AnyObject) -> [any ChangeSource] {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) { fields.map { $0.type.changes(at: address + $0.offset) } }
    }

    private static let lock = Lock()
    nonisolated(unsafe) private static var cache: [ObjectIdentifier: PublishedFields] = [:]
}

extension PublishedProperty {
    fileprivate static func changes(at address: UnsafeRawPointer) -> any ChangeSource {
        address.assumingMemoryBound(to: Self.self).pointee.changes
    }
}
