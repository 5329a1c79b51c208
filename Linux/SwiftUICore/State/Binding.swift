/// Reads and writes a value that somebody else owns.
///
/// Source: Apple, SwiftUI, `Binding`.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let get: @Sendable () -> Value
    private let set: @Sendable (Value) -> Void
    /// What tells bindings apart: the object that owns the value and the way from there. nil: unlike any other.
    private let identity: BindingIdentity?

    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Views read and write bindings on the main actor, which is where such closures are isolated, if at all.
        self.get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        self.set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        identity = nil
    }

    fileprivate init(
        identity: BindingIdentity?, get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void
    ) {
        self.identity = identity
        self.get = get
        self.set = set
    }

    package init(location: StateLocation<Value>) {
        self.init(
            identity: BindingIdentity(source: ObjectIdentifier(location), path: []),
            get: { location.value }, set: { location.value = $0 })
    }

    /// A binding to a property of an object, which is the same whenever both are.
    package init(
        object: AnyObject, keyPath: AnyKeyPath, get: @escaping @Sendable () -> Value,
        set: @escaping @Sendable (Value) -> Void
    ) {
        self.init(
            identity: BindingIdentity(source: ObjectIdentifier(object), path: [keyPath]), get: get, set: set)
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        nonisolated(unsafe) let value = value
        return Binding(identity: nil, get: { value }, set: { _ in })
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        nonisolated(unsafe) let keyPath = keyPath
        let (get, set) = (get, set)
        return Binding<Subject>(
            identity: identity?.appending(keyPath), get: { get()[keyPath: keyPath] },
            set: {
                var value = get()
                value[keyPath: keyPath] = $0
                set(value)
            })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// A binding to an optional of the value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        let (get, set) = (base.get, base.set)
        self.init(
            identity: base.identity?.appending(\V?.self), get: { get() }, set: { if let value = $0 { set(value) } })
    }

    /// A binding to what an optional holds, or nil when it holds nothing now.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        nonisolated(unsafe) let last = first
        let (get, set) = (base.get, base.set)
        self.init(identity: base.identity?.appending(\Value?.self), get: { get() ?? last }, set: { set($0) })
    }
}

private struct BindingIdentity: Equatable {
    let source: ObjectIdentifier
    let path: [AnyKeyPath]

    func appending(_ keyPath: AnyKeyPath) -> BindingIdentity {
        BindingIdentity(source: source, path: path + [keyPath])
    }
}

extension Binding: DynamicProperty {}

// What a binding reads is tracked where it is read, so the binding itself needs no installation.
extension Binding: SelfComparing {
    static func isSame(_ lhs: Binding, _ rhs: Binding) -> Bool {
        lhs.identity != nil && lhs.identity == rhs.identity
    }
}
