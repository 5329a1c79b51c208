public import Observation

/// Reads a value from a view's environment.
///
/// Source: Apple, SwiftUI, `Environment`.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let source: AnyHashable
    private var values: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        source = keyPath
    }

    public var wrappedValue: Value { read(values ?? EnvironmentValues()) }
}

extension Environment where Value: AnyObject, Value: Observable {
    public init(_ objectType: Value.Type) {
        source = ObjectIdentifier(objectType)
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
        read = { $0[objectType] }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstallableProperty {
    static var readsEnvironment: Bool { true }

    static func isSame(_ lhs: Environment, _ rhs: Environment) -> Bool { lhs.source == rhs.source }

    mutating func install(storage: inout AnyObject?, in node: any InstallationTarget) {
        values = node.environment
    }
}
