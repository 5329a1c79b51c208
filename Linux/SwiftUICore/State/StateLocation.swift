import Foundation

/// Where a state's value lives. It may be read and written on any thread; nodes that read it are evaluated again.
package final class StateLocation<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value
    private var written = false
    /// Is told of each new value.
    @MainActor var changed: ((Value) -> Void)?
    @MainActor private var readers: [ObjectIdentifier: StateReader] = [:]
    /// At how many readers those that are gone are looked for.
    @MainActor private var readerLimit = 16

    init(_ value: Value) {
        current = value
    }

    package var value: Value {
        get {
            if MainQueue.isCurrent { MainActor.assumeIsolated { noteReader() } }
            return lock.withLock { current }
        }
        set {
            let old = lock.withLock {
                let old = current
                current = newValue
                return old
            }
            // Outside of the lock: `==` is the app's own code.
            if Comparison.isSame(old, newValue) { return }
            lock.withLock { written = true }
            onMainActor {
                self.invalidateReaders()
                if let changed = self.changed { changed(self.lock.withLock { self.current }) }
            }
        }
    }

    @MainActor private func noteReader() {
        guard let reader = Dependencies.current else { return }
        if readers.count >= readerLimit {
            readers = readers.filter { $0.value.isWaiting }
            readerLimit = max(16, 2 * readers.count)
        }
        readers[ObjectIdentifier(reader)] = StateReader(reader)
    }

    @MainActor private func invalidateReaders() {
        let told = readers
        // Whoever is evaluated again says so again.
        readers = [:]
        for reader in told.values { reader.stateChanged() }
    }
}

extension StateLocation: StateStorage {
    var isWorthKeeping: Bool {
        !(Value.self is any LoadedAgain.Type) && (!Comparison.isPlain(Value.self) || lock.withLock { written })
    }
}

/// A state that its view can bring about again, and that is too large to be kept for a row without views.
package protocol LoadedAgain {}

/// Tells whether a state differs from what its view would make anew: it was written, or holds what may have changed
/// inside, as an object.
protocol StateStorage {
    var isWorthKeeping: Bool { get }
}

/// Who read a state, and in which of its runs.
@MainActor private struct StateReader {
    private weak var dependencies: Dependencies?
    private let generation: Int

    init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
        generation = dependencies.generation
    }

    /// Whether the last run read the state; an earlier one doesn't count.
    var isWaiting: Bool { dependencies?.generation == generation }

    func stateChanged() {
        dependencies?.didChange(generation)
    }
}
