public import Observation

/// Makes bindings to the properties of an observable object.
///
/// Source: Apple, SwiftUI, `Bindable`.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    public var wrappedValue: Value

    fileprivate init(object: Value) {
        wrappedValue = object
    }

    // Here and not in the extension: only then does a view's memberwise initialiser take the object itself.
    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
        self.wrappedValue = wrappedValue
    }

    public var projectedValue: Bindable<Value> { self }

    // As on Apple: it is here, and unavailable, so that a view's own initialiser takes the object itself.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(object: wrappedValue, keyPath: keyPath)
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    public init(_ wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue)
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
