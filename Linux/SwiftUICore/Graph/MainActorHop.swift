import Foundation

/// Carries a weak reference into closures that any thread may call; it is read on the main actor only.
final class WeakReference<Object: AnyObject>: @unchecked Sendable {
    @MainActor private(set) weak var value: Object?

    @MainActor init(_ value: Object) {
        self.value = value
    }
}

enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the calling code runs on the main actor.
    ///
    /// That is on the main thread; but once a program has given that thread away by `dispatchMain()`, as a test runner
    /// does, the main queue runs on others.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Runs at once on the main actor, and in one of its next turns from elsewhere.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
        MainActor.assumeIsolated(action)
    } else {
        DispatchQueue.main.async(execute: action)
    }
}
