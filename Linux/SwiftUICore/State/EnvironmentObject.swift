public import Combine

/// An object that a view around this one has given; the view is evaluated again when it changes.
///
/// Source: Apple, SwiftUI, `EnvironmentObject`.
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType>
where ObjectType: ObservableObject {
    /// Makes bindings to the properties of the object.
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let observed: ObservedVersion<ObjectType>

        @MainActor @preconcurrency
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { observed.binding(keyPath) }
    }

    private var subscription: ObjectSubscription<ObjectType>?

    nonisolated public init() {}

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object = subscription?.object else {
            preconditionFailure("No \(ObjectType.self) in the environment: add .environmentObject(_:) above this view")
        }
        return object
    }

    @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper {
        Wrapper(observed: ObservedVersion(wrappedValue, subscription))
    }
}

extension EnvironmentObject: EnvironmentReader {
    nonisolated func readsChange(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        old[observed: ObjectType.self] !== new[observed: ObjectType.self]
    }
}

extension EnvironmentObject: InstallableProperty {
    nonisolated static func isSame(_ lhs: EnvironmentObject, _ rhs: EnvironmentObject) -> Bool { true }

    mutating func install(storage: inout AnyObject?, in node: any InstallationTarget) {
        // Only who reads a missing object learns that it is missing.
        subscription = node.environment[observed: ObjectType.self].map {
            node.subscription(to: $0, in: &storage)
        }
        // The place in the node is made at the first evaluation, and the object may come later.
        if storage == nil { storage = ObjectSubscription<ObjectType>() }
    }
}

extension View {
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(EnvironmentModifier.setting(\.[observed: ObservedType<T>()], to: object))
    }
}

private struct ObservedObjectKey<T: ObservableObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}

/// Names a type in a key path.
private struct ObservedType<T>: Hashable {}

extension EnvironmentValues {
    fileprivate subscript<T: ObservableObject>(observed type: T.Type) -> T? { self[ObservedObjectKey<T>.self] }

    fileprivate subscript<T: ObservableObject>(observed type: ObservedType<T>) -> T? {
        get { self[ObservedObjectKey<T>.self] }
        set { self[ObservedObjectKey<T>.self] = newValue }
    }
}
