import Foundation

/// Where a state's value lives. It may be read and written on any thread; nodes that read it are evaluated again.
package final class StateLocation<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value
    private var written = false
    @MainActor private var readers: [WeakReader] = []

    init(_ value: Value) {
        current = value
    }

    package var value: Value {
        get {
            if Thread.isMainThread { MainActor.assumeIsolated { noteReader() } }
            return lock.withLock { current }
        }
        set {
            lock.withLock {
                current = newValue
                written = true
            }
            onMainActor { self.invalidateReaders() }
        }
    }

    @MainActor private func noteReader() {
        guard let node = Evaluation.current, !readers.contains(where: { $0.node === node }) else { return }
        readers.removeAll { $0.node == nil }
        readers.append(WeakReader(node: node))
    }

    @MainActor private func invalidateReaders() {
        for reader in readers { reader.node?.invalidate() }
    }
}

extension StateLocation: StateStorage {
    var isWritten: Bool { lock.withLock { written } }
}

/// Tells whether a state still has its first value.
protocol StateStorage {
    var isWritten: Bool { get }
}

private struct WeakReader {
    weak var node: (any DependentNode)?
}
