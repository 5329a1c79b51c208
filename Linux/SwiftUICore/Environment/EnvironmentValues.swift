public import Observation
import Synchronization

/// A key of a value that views hand down to the views inside them.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

/// What views hand down to the views inside them.
///
/// Source: Apple, SwiftUI, `EnvironmentValues`.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Changes whenever a value does: equal ids mean equal environments.
    package private(set) var id: UInt64 = 0

    private static let lastID = Atomic<UInt64>(0)

    /// The layout direction is asked so often that it has a place of its own.
    package var direction: LayoutDirection = .leftToRight {
        didSet { if direction != oldValue { id = Self.nextID } }
    }

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get {
            // Asked first: nothing stored would pass for a nil where the value is an optional.
            guard let stored = values[ObjectIdentifier(key)] else { return K.defaultValue }
            return stored as? K.Value ?? K.defaultValue
        }
        set { store(newValue, for: ObjectIdentifier(key)) }
    }

    public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
        get { values[ObjectIdentifier(objectType)] as? T }
        set { store(newValue, for: ObjectIdentifier(objectType)) }
    }

    private mutating func store(_ value: Any?, for key: ObjectIdentifier) {
        values[key] = value
        id = Self.nextID
    }

    private static var nextID: UInt64 { lastID.add(1, ordering: .relaxed).newValue }
}

extension EnvironmentValues {
    /// Whether the same is said under another id, as after deriving it from the same values again.
    package func isSame(as other: EnvironmentValues) -> Bool {
        if id == other.id { return true }
        guard values.count == other.values.count, direction == other.direction else { return false }
        return values.allSatisfy { key, value in other.values[key].map { Comparison.isSame(value, $0) } ?? false }
    }
}

// As Apple declares it. A value of its own, and what it holds is put in and taken out by views, on the main actor.
extension EnvironmentValues: @unchecked Sendable {}

extension EnvironmentValues: CustomStringConvertible {
    public var description: String { "EnvironmentValues(\(values.count) values)" }
}
