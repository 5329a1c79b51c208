/// Reads and writes a value that somebody else owns.
///
/// Source: Apple, SwiftUI, `Binding`.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let get: @Sendable () -> Value
    private let set: @Sendable (Value) -> Void
    /// What tells bindings apart: the object that owns the value and the way from there. nil: unlike any other.
    private let identity: BindingIdentity?

    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        precondition(
            Self.isForViews(get.isolation) && Self.isForViews(set.isolation),
            "A binding's closures run on the main actor: isolate them to it, or to none, and not to another actor")
        // Views read and write bindings on the main actor, so both can be called there without a hop.
        self.get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        self.set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        identity = nil
    }

    private static func isForViews(_ isolation: (any Actor)?) -> Bool {
        isolation == nil || isolation === MainActor.shared
    }

    fileprivate init(
        identity: BindingIdentity?, get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void
    ) {
        self.identity = identity
        self.get = get
        self.set = set
    }

    /// A binding to what is read from, and written into, the value of another.
    private init<Base>(
        _ base: Binding<Base>, identity: BindingIdentity?, read: @escaping (Base) -> Value,
        write: @escaping (inout Base, Value) -> Void
    ) {
        nonisolated(unsafe) let (read, write) = (read, write)
        let (get, set) = (base.get, base.set)
        self.init(
            identity: identity, get: { read(get()) },
            set: {
                var value = get()
                write(&value, $0)
                set(value)
            })
    }

    package init(location: StateLocation<Value>) {
        self.init(
            identity: BindingIdentity(source: ObjectIdentifier(location), path: []),
            get: { location.value }, set: { location.value = $0 })
    }

    /// A binding to a property of an object, which is the same whenever both are.
    /// - Parameter version: tells apart bindings of before and after a change that nobody notices who reads them.
    package init<Object: AnyObject>(
        object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>, version: Int = 0
    ) {
        nonisolated(unsafe) let (object, keyPath) = (object, keyPath)
        self.init(
            identity: BindingIdentity(source: ObjectIdentifier(object), version: version, path: [keyPath]),
            get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
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

    /// A binding to the value with its type hidden; a value of another type changes nothing.
    public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
        self.init(
            base, identity: base.identity?.appending(\AnyHashable.self), read: { AnyHashable($0) },
            write: { if let value = $1.base as? V { $0 = value } })
    }
}

// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Binding<Value>.Index { wrappedValue.startIndex }
    public var endIndex: Binding<Value>.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Binding<Value>.Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element {
        Binding<Value.Element>(self, identity: nil, read: { $0[position] }, write: { $0[position] = $1 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Binding<Value>.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

private struct BindingIdentity: Equatable {
    let source: ObjectIdentifier
    var version = 0
    let path: [AnyKeyPath]

    func appending(_ keyPath: AnyKeyPath) -> BindingIdentity {
        BindingIdentity(source: source, version: version, path: path + [keyPath])
    }
}

extension Binding: DynamicProperty {}

// What a binding reads is tracked where it is read, so the binding itself needs no installation.
extension Binding: SelfComparing {
    static func isSame(_ lhs: Binding, _ rhs: Binding) -> Bool {
        lhs.identity != nil && lhs.identity == rhs.identity
    }
}
