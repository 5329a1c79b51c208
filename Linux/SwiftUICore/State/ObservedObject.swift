public import Combine

/// An object that somebody else owns; the view is evaluated again when it changes.
///
/// Source: Apple, SwiftUI, `ObservedObject`.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType>
where ObjectType: ObservableObject {
    /// Makes bindings to the properties of the object.
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let observed: ObservedVersion<ObjectType>

        @MainActor @preconcurrency
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { observed.binding(keyPath) }
    }

    nonisolated(unsafe) private var object: ObjectType
    private var subscription: ObjectSubscription<ObjectType>?

    @MainActor @preconcurrency public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    @MainActor @preconcurrency public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        Wrapper(observed: ObservedVersion(wrappedValue, subscription))
    }
}

extension ObservedObject: InstallableProperty {
    nonisolated static func isSame(_ lhs: ObservedObject, _ rhs: ObservedObject) -> Bool {
        lhs.object === rhs.object
    }

    mutating func install(storage: inout AnyObject?, in node: any InstallationTarget) {
        subscription = node.subscription(to: wrappedValue, in: &storage)
    }
}
