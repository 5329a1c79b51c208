import Combine

/// Has a view evaluated again when the object that it observes is about to change; lasts as long as the view's node.
@MainActor final class ObjectSubscription<ObjectType: ObservableObject> {
    private(set) var object: ObjectType?
    /// Grows with each change of the object, and when another takes its place.
    private(set) var version = 0
    private weak var target: (any InstallationTarget)?
    private var cancellable: AnyCancellable?
    /// Whether the object is the view's own.
    nonisolated(unsafe) var isOwner = false

    /// Listens to that object, and no longer to the one before.
    func follow(_ new: ObjectType, for target: any InstallationTarget) {
        // A row that comes back into view has another node, and the same subscription.
        self.target = target
        guard new !== object else { return }
        object = new
        version += 1
        let reference = WeakReference(self)
        // The object tells before it changes. On the main actor the view is evaluated when all of this turn is done.
        cancellable = new.objectWillChange.sink { _ in
            if !MainQueue.isCurrent {
                Messages.report("\(ObjectType.self) was changed off the main thread: a view may miss the new value")
            }
            onMainActor { reference.value?.objectWillChange() }
        }
    }

    private func objectWillChange() {
        version += 1
        target?.invalidate()
    }
}

extension ObjectSubscription: StateStorage {
    // An object that belongs to the row itself may hold what a person did.
    nonisolated var isWorthKeeping: Bool { isOwner }
}

extension InstallationTarget {
    /// The subscription that lasts in the storage, following that object from now on.
    func subscription<ObjectType: ObservableObject>(
        to object: ObjectType, in storage: inout AnyObject?
    ) -> ObjectSubscription<ObjectType> {
        let subscription = storage as? ObjectSubscription<ObjectType> ?? ObjectSubscription()
        storage = subscription
        subscription.follow(object, for: self)
        return subscription
    }
}

/// An object as a view sees it: another one once it has changed.
struct ObservedVersion<ObjectType: ObservableObject> {
    let object: ObjectType
    let version: Int

    @MainActor init(_ object: ObjectType, _ subscription: ObjectSubscription<ObjectType>?) {
        self.object = object
        version = subscription?.version ?? 0
    }

    /// A binding to a property: the same one until the object changes, so that who holds it is evaluated again then.
    func binding<Subject>(_ keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        Binding(object: object, keyPath: keyPath, version: version)
    }
}
