public import Combine

/// An object that a view makes once, and owns as long as the view's identity lasts.
///
/// Source: Apple, SwiftUI, `StateObject`.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType> where ObjectType: ObservableObject {
    nonisolated(unsafe) private let seed: Seed
    private var subscription: ObjectSubscription<ObjectType>?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        seed = Seed(make: thunk)
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType { subscription?.object ?? seed.uninstalled }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(observed: ObservedVersion(wrappedValue, subscription))
    }

    /// How the object is made.
    private final class Seed {
        let make: () -> ObjectType
        private var early: ObjectType?

        /// The object of a value that is in no view, as an app's before its window: one for all copies of the value.
        var uninstalled: ObjectType {
            if let early { return early }
            let new = make()
            early = new
            return new
        }

        /// The object for a view; the first gets the one that somebody has seen already.
        func take() -> ObjectType {
            defer { early = nil }
            return early ?? make()
        }

        init(make: @escaping () -> ObjectType) {
            self.make = make
        }
    }
}

extension StateObject: InstallableProperty {
    // How the first object would be made is all that a view's value says, and it counts once.
    nonisolated static func isSame(_ lhs: StateObject, _ rhs: StateObject) -> Bool { true }

    mutating func install(storage: inout AnyObject?, in node: any InstallationTarget) {
        let known = (storage as? ObjectSubscription<ObjectType>)?.object
        let subscription = node.subscription(to: known ?? seed.take(), in: &storage)
        subscription.isOwner = true
        self.subscription = subscription
    }
}
