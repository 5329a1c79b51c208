import Foundation

/// Carries a weak reference into closures that any thread may call; it is read on the main actor only.
final class WeakReference<Object: AnyObject>: @unchecked Sendable {
    @MainActor private(set) weak var value: Object?

    @MainActor init(_ value: Object) {
        self.value = value
    }
}

/// Runs at once on the main thread, and in one of its next turns from elsewhere.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated(action)
    } else {
        DispatchQueue.main.async(execute: action)
    }
}
