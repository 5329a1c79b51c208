import Combine
import Foundation

/// Decodes pictures on two threads, the latest first: what was asked for last is what a person sees now.
///
/// Workers take the next one themselves: they do not wait for a main thread that is busy with its first frame.
nonisolated final class DecodeQueue: Sendable {
    typealias Decode = @Sendable (PictureKey) throws(PictureDecoder.Failure) -> Texture
    typealias Deliver = @Sendable (PictureKey, Result<Texture, PictureDecoder.Failure>) -> Void

    private struct State {
        /// The latest last.
        var waiting: [PictureKey] = []
        var workers = 0
    }

    private let state = Locked(State())
    private let mostWorkers: Int
    private let decode: Decode
    private let deliver: Deliver

    /// - Parameter deliver: Called on a background thread.
    init(workers: Int = 2, decode: @escaping Decode = PictureDecoder.decode, deliver: @escaping Deliver) {
        mostWorkers = workers
        self.decode = decode
        self.deliver = deliver
    }

    func add(_ key: PictureKey) {
        let needsWorker = state.withLock { state in
            state.waiting.append(key)
            guard state.workers < mostWorkers else { return false }
            state.workers += 1
            return true
        }
        // A thread of our own: once libdispatch's global pool has run, its monitor wakes the process every second.
        if needsWorker { Thread.detachNewThread { self.work() } }
    }

    /// Takes a request back that no worker has begun with; false if it is too late.
    func withdraw(_ key: PictureKey) -> Bool {
        state.withLock { state in
            guard let index = state.waiting.lastIndex(of: key) else { return false }
            state.waiting.remove(at: index)
            return true
        }
    }

    private func work() {
        // Of this thread alone, as Linux has it: who scrolls goes before what comes into sight.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
        while let key = takeNext() {
            do throws(PictureDecoder.Failure) {
                deliver(key, .success(try decode(key)))
            } catch {
                deliver(key, .failure(error))
            }
        }
    }

    private func takeNext() -> PictureKey? {
        state.withLock { state in
            guard let key = state.waiting.popLast() else {
                state.workers -= 1
                return nil
            }
            return key
        }
    }
}
