/// A value that a view owns and that lasts as long as the view's identity.
///
/// Source: Apple, SwiftUI, `State`.
@propertyWrapper public struct State<Value>: DynamicProperty {
    package let initialValue: Value
    package var location: StateLocation<Value>?

    public init(wrappedValue value: Value) {
        initialValue = value
    }

    public init(initialValue value: Value) {
        initialValue = value
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

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
    // The first value is all that a view's value says, and it counts once.
    static func isSame(_ lhs: State, _ rhs: State) -> Bool { true }

    mutating func install(storage: inout AnyObject?, in node: any InstallationTarget) {
        let location = storage as? StateLocation<Value> ?? StateLocation(initialValue)
        storage = location
        self.location = location
    }
}
