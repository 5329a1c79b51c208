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
        /// The object of a value that is in no view, as an app's: one for all copies of the value.
        lazy var uninstalled = make()

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
        let subscription = node.subscription(to: known ?? seed.make(), in: &storage)
        subscription.isOwner = true
        self.subscription = subscription
    }
}
