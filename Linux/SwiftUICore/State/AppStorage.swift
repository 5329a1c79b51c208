public import Foundation

/// A value that is kept in the user's defaults.
///
/// Source: Apple, SwiftUI, `AppStorage`.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initialValue: Value
    private let store: UserDefaults?
    private let coding: DefaultsCoding<Value>
    private var location: StateLocation<Value>?

    fileprivate init(_ key: String, _ initialValue: Value, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
        self.key = key
        self.initialValue = initialValue
        self.store = store
        self.coding = coding
    }

    public var wrappedValue: Value {
        get {
            if let location { return location.value }
            return coding.read(store ?? .standard, key) ?? initialValue
        }
        nonmutating set {
            if let location { return location.value = newValue }
            coding.write(newValue, store ?? .standard, key)
        }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(wrappedValue) }
        return Binding(location: location)
    }
}

extension AppStorage: EnvironmentReader {
    func readsChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        store == nil && old.appStorage !== new.appStorage
    }
}

extension AppStorage: InstallableProperty {
    static func isSame(_ lhs: AppStorage, _ rhs: AppStorage) -> Bool { lhs.key == rhs.key && lhs.store === rhs.store }

    mutating func install(storage: inout AnyObject?, in node: any InstallationTarget) {
        let store = store ?? node.environment.appStorage
        location = LocationHolder.location(key, in: store, storage: &storage) {
            DefaultsLocations.location(key, in: store, initialValue: initialValue, coding: coding)
        }
    }
}

/// How values of a type are read from the defaults and written there.
private struct DefaultsCoding<Value> {
    let read: (UserDefaults, String) -> Value?
    let write: (Value, UserDefaults, String) -> Void
}

/// The values that views read, by store and key: whoever names a key shares its value.
@MainActor private enum DefaultsLocations {
    private struct Key: Hashable {
        let store: ObjectIdentifier
        let key: String
        let type: ObjectIdentifier
    }

    private struct Entry {
        weak var location: AnyObject?
    }

    private static var entries: [Key: Entry] = [:]

    static func location<Value>(
        _ key: String, in store: UserDefaults, initialValue: Value, coding: DefaultsCoding<Value>
    ) -> StateLocation<Value> {
        let place = Key(store: ObjectIdentifier(store), key: key, type: ObjectIdentifier(Value.self))
        if let known = entries[place]?.location as? StateLocation<Value> { return known }
        entries = entries.filter { $0.value.location != nil }
        let location = StateLocation(coding.read(store, key) ?? initialValue)
        // It keeps the store alive, too, whose address names it.
        location.changed = { coding.write($0, store, key) }
        entries[place] = Entry(location: location)
        return location
    }
}

extension EnvironmentValues {
    fileprivate var appStorage: UserDefaults {
        get { self[AppStorageKey.self].store }
        set { self[AppStorageKey.self] = AppStorageKey.Store(store: newValue) }
    }

    private enum AppStorageKey: EnvironmentKey {
        struct Store {
            let store: UserDefaults
        }

        static var defaultValue: Store { Store(store: .standard) }
    }
}

extension View {
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(EnvironmentModifier.setting(\.appStorage, to: store))
    }
}

// MARK: What can be kept

extension DefaultsCoding {
    /// A type that the defaults hold as it is.
    static var plain: DefaultsCoding {
        DefaultsCoding(read: { $0.object(forKey: $1) as? Value }, write: { $1.set($0, forKey: $2) })
    }

    static func raw<Raw>(_: Raw.Type) -> DefaultsCoding where Value: RawRepresentable<Raw> {
        DefaultsCoding(
            read: { DefaultsCoding<Raw>.plain.read($0, $1).flatMap(Value.init) },
            write: { $1.set($0.rawValue, forKey: $2) })
    }

    /// nil is no value at all.
    static func optional<Wrapped>(_ coding: DefaultsCoding<Wrapped>) -> DefaultsCoding where Value == Wrapped? {
        DefaultsCoding(
            read: { .some(coding.read($0, $1)) },
            write: { value, store, key in
                if let value { coding.write(value, store, key) } else { store.removeObject(forKey: key) }
            })
    }
}

extension DefaultsCoding where Value == URL {
    static var url: DefaultsCoding { DefaultsCoding(read: { $0.url(forKey: $1) }, write: { $1.set($0, forKey: $2) }) }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, store, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, store, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, store, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, store, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, store, .url)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, store, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, store, .plain)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, store, .raw(Int.self))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, store, .raw(String.self))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, .optional(.plain))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, .optional(.plain))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, .optional(.plain))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, .optional(.plain))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, .optional(.url))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, store, .optional(.plain))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, .optional(.plain))
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, store, .optional(.raw(String.self)))
    }

    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, store, .optional(.raw(Int.self)))
    }
}
