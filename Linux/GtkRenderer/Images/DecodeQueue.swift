import Foundation
import Synchronization

/// Decodes pictures on two threads, first come first served.
///
/// Workers take the next one themselves: they do not wait for a main thread that is busy with its first frame.
nonisolated final class DecodeQueue: Sendable {
    private struct State {
        var waiting: [PictureKey] = []
        var next = 0
        var workers = 0
    }

    private static let mostWorkers = 2

    private let state = Mutex(State())
    private let deliver: @Sendable (PictureKey, Result<Texture, PictureDecoder.Failure>) -> Void

    /// - Parameter deliver: Called on a background thread.
    init(deliver: @escaping @Sendable (PictureKey, Result<Texture, PictureDecoder.Failure>) -> Void) {
        self.deliver = deliver
    }

    func add(_ key: PictureKey) {
        let needsWorker = state.withLock { state in
            state.waiting.append(key)
            guard state.workers < Self.mostWorkers else { return false }
            state.workers += 1
            return true
        }
        // A thread of our own: once libdispatch's global pool has run, its monitor wakes the process every second.
        if needsWorker { Thread.detachNewThread { self.work() } }
    }

    private func work() {
        while let key = takeNext() {
            do throws(PictureDecoder.Failure) {
                deliver(key, .success(try PictureDecoder.decode(key)))
            } catch {
                deliver(key, .failure(error))
            }
        }
    }

    private func takeNext() -> PictureKey? {
        state.withLock { state in
            guard state.next < state.waiting.count else {
                state.waiting.removeAll(keepingCapacity: true)
                state.next = 0
                state.workers -= 1
                return nil
            }
            state.next += 1
            return state.waiting[state.next - 1]
        }
    }
}
