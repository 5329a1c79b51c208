public import Observation

/// Reads a value from a view's environment.
///
/// Source: Apple, SwiftUI, `Environment`.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let source: AnyHashable
    private let differs: (EnvironmentValues, EnvironmentValues) -> Bool
    private var values: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        source = keyPath
        differs = { !Comparison.isSame($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }

    public var wrappedValue: Value { read(values ?? EnvironmentValues()) }
}

extension Environment where Value: AnyObject, Value: Observable {
    public init(_ objectType: Value.Type) {
        source = ObjectIdentifier(objectType)
        differs = { $0[objectType] !== $1[objectType] }
        read = { environment in
            guard let object = environment[objectType] else {
                preconditionFailure("No \(objectType) in the environment: add .environment(_:) above this view")
            }
            return object
        }
    }
}

extension Environment {
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        source = ObjectIdentifier(objectType)
        differs = { $0[objectType] !== $1[objectType] }
        read = { $0[objectType] }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: EnvironmentReader {
    func readsChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { differs(old, new) }
}

extension Environment: InstallableProperty {
    static func isSame(_ lhs: Environment, _ rhs: Environment) -> Bool { lhs.source == rhs.source }

    mutating func install(storage: inout AnyObject?, in node: any InstallationTarget) {
        values = node.environment
    }
}
