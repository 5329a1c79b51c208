public import Foundation

/// A value that a window keeps from one launch of the app to the next.
///
/// Source: Apple, SwiftUI, `SceneStorage`.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initialValue: Value
    private let read: (SceneValue) -> Value?
    private let write: (Value) -> SceneValue?
    private var location: StateLocation<Value>?

    fileprivate init(
        _ key: String, _ initialValue: Value, read: @escaping (SceneValue) -> Value?,
        write: @escaping (Value) -> SceneValue?
    ) {
        self.key = key
        self.initialValue = initialValue
        self.read = read
        self.write = write
    }

    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }
}

extension SceneStorage: InstallableProperty {
    static func isSame(_ lhs: SceneStorage, _ rhs: SceneStorage) -> Bool { lhs.key == rhs.key }

    mutating func install(storage: inout AnyObject?, in node: any InstallationTarget) {
        let values = node.graph.sceneValues
        location = LocationHolder.location(key, in: values, storage: &storage) {
            values.location(key, initialValue: initialValue, read: read, write: write)
        }
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, read: \.bool, write: { .bool($0) })
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, read: \.int, write: { .int($0) })
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, read: \.double, write: { .double($0) })
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, read: \.string, write: { .string($0) })
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, read: \.url, write: { .string($0.absoluteString) })
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, read: \.data, write: { .data($0) })
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, read: { $0.int.flatMap(Value.init) }, write: { .int($0.rawValue) })
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, read: { $0.string.flatMap(Value.init) }, write: { .string($0.rawValue) })
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, read: { .some($0.bool) }, write: { $0.map { .bool($0) } })
    }

    public init(_ key: String) where Value == Int? {
        self.init(key, nil, read: { .some($0.int) }, write: { $0.map { .int($0) } })
    }

    public init(_ key: String) where Value == Double? {
        self.init(key, nil, read: { .some($0.double) }, write: { $0.map { .double($0) } })
    }

    public init(_ key: String) where Value == String? {
        self.init(key, nil, read: { .some($0.string) }, write: { $0.map { .string($0) } })
    }

    public init(_ key: String) where Value == URL? {
        self.init(key, nil, read: { .some($0.url) }, write: { $0.map { .string($0.absoluteString) } })
    }

    public init(_ key: String) where Value == Data? {
        self.init(key, nil, read: { .some($0.data) }, write: { $0.map { .data($0) } })
    }
}

/// What can be kept of a window.
package enum SceneValue: Hashable, Sendable, Codable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
}

extension SceneValue {
    fileprivate var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    fileprivate var int: Int? { if case .int(let value) = self { value } else { nil } }
    fileprivate var double: Double? { if case .double(let value) = self { value } else { nil } }
    fileprivate var string: String? { if case .string(let value) = self { value } else { nil } }
    fileprivate var data: Data? { if case .data(let value) = self { value } else { nil } }
    fileprivate var url: URL? { string.flatMap { URL(string: $0) } }
}

/// The kept values of one window by their keys; whoever names a key shares its value.
@MainActor package final class SceneValues {
    package private(set) var values: [String: SceneValue]
    /// Is told after each change.
    package var changed: (() -> Void)?
    private var locations: [String: AnyObject] = [:]

    package init(_ values: [String: SceneValue] = [:]) {
        self.values = values
    }

    fileprivate func location<Value>(
        _ key: String, initialValue: Value, read: (SceneValue) -> Value?,
        write: @escaping (Value) -> SceneValue?
    ) -> StateLocation<Value> {
        if let known = locations[key] as? StateLocation<Value> { return known }
        let location = StateLocation(values[key].flatMap(read) ?? initialValue)
        location.changed = { [weak self] value in
            self?.values[key] = write(value)
            self?.changed?()
        }
        locations[key] = location
        return location
    }
}
