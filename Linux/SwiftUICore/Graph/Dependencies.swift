@_spi(SwiftUI) import Observation

/// Notes what a closure reads of observable objects and of state, and tells its owner when any of it has changed.
@MainActor final class Dependencies {
    /// Whose closure is running.
    private(set) static var current: Dependencies?

    /// Counts the runs: what was read in an earlier one is of no interest any more.
    private(set) var generation = 0
    private let sentinel = ObservationSentinel()
    private let changed: @MainActor () -> Void

    init(changed: @escaping @MainActor () -> Void) {
        self.changed = changed
    }

    isolated deinit { forget() }

    /// Runs the closure; what it reads takes the place of what was read before.
    func track<Result>(_ body: () -> Result) -> Result {
        forget()
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        let number = generation
        let reference = WeakReference(self)
        // `didSet` and not the public `onChange`, which comes before the change: another thread's write would be
        // followed by an evaluation that may still read the old value.
        return withObservationTracking {
            sentinel.access()
            return body()
        } didSet: { tracking in
            tracking.cancel()
            onMainActor { reference.value?.didChange(number) }
        }
    }

    /// Ends all interest. Without it registrations that never fire pile up in the objects that were read.
    func forget() {
        generation += 1
        sentinel.bump()
    }

    /// Called by what was read in the run of that number.
    func didChange(_ number: Int) {
        if number == generation { changed() }
    }
}

/// An observable value that nobody else reads: changing it ends an observation.
private final class ObservationSentinel: Observable {
    private let registrar = ObservationRegistrar()
    private var value: Int { 0 }

    func access() {
        registrar.access(self, keyPath: \.value)
    }

    func bump() {
        registrar.withMutation(of: self, keyPath: \.value) {}
    }
}
