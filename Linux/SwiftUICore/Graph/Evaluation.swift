import Foundation
import Observation

/// A node that is evaluated again when something it read changes.
@MainActor protocol DependentNode: AnyObject {
    func invalidate()
}

/// Which node's body is being evaluated.
@MainActor enum Evaluation {
    private(set) static var current: (any DependentNode)?

    static func run<Result>(for node: any DependentNode, _ body: () -> Result) -> Result {
        let outer = current
        current = node
        defer { current = outer }
        return body()
    }
}

/// An observable value that nobody else reads: changing it ends an observation.
final class ObservationSentinel: Observable {
    private let registrar = ObservationRegistrar()
    private var value: Int { 0 }

    func access() {
        registrar.access(self, keyPath: \.value)
    }

    func bump() {
        registrar.withMutation(of: self, keyPath: \.value) {}
    }
}

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
