import Combine
import Foundation

/// Decodes pictures on threads of its own: those of the latest batch first, as a person sees these now, and among them in
/// the order in which they were asked for.
///
/// Workers take the next one themselves: they do not wait for a main thread that is busy with its first frame.
package nonisolated final class DecodeQueue: Sendable {
    package typealias Decode = @Sendable (PictureKey) throws(PictureDecoder.Failure) -> Texture
    package typealias Deliver = @Sendable (PictureKey, Result<Texture, PictureDecoder.Failure>) -> Void

    private let state = Locked(State())
    private let workers: Int?
    private let decode: Decode
    private let deliver: Deliver

    /// - Parameters:
    ///   - workers: of each lane; nil for as many as it has.
    ///   - deliver: Called on a background thread.
    package init(
        workers: Int? = nil, decode: @escaping Decode = PictureDecoder.decode, deliver: @escaping Deliver
    ) {
        self.workers = workers
        self.decode = decode
        self.deliver = deliver
    }

    /// What is asked for from now on goes before all that waits.
    func batchBegan() { state.withLock { $0.batch += 1 } }

    package func add(_ key: PictureKey) {
        let lane = DecodeLane(of: key)
        let needsWorker = state.withLock { state in
            state[lane].waiting.append((key, state.batch))
            return state[lane].takeOn(workers ?? lane.mostWorkers)
        }
        if needsWorker { startWorker(of: lane) }
    }

    /// Takes a request back that no worker has begun with; false if it is too late.
    func withdraw(_ key: PictureKey) -> Bool {
        state.withLock { $0[DecodeLane(of: key)].withdraw(key) }
    }

    /// Leaves to themselves the threads that have been busy with one picture for longer than their lane has patience:
    /// others go on in their place. So that there aren't ever more of them, a lane leaves only some.
    ///
    /// - Returns: the pictures, of which no more will be heard.
    func giveUp(at now: ContinuousClock.Instant = .now) -> [PictureKey] {
        DecodeLane.allCases.flatMap { lane in
            guard let patience = lane.patience else { return [PictureKey]() }
            let (left, replacements) = state.withLock { state in
                let left = state[lane].leave(begunBefore: now - patience)
                return (left, left.indices.count { _ in state[lane].takeOn(workers ?? lane.mostWorkers) })
            }
            for _ in 0..<replacements { startWorker(of: lane) }
            return left
        }
    }

    /// A thread of our own: once libdispatch's global pool has run, its monitor wakes the process every second.
    private func startWorker(of lane: DecodeLane) {
        Thread.detachNewThread {
            // On Linux this is of the thread alone.
            setpriority(Int32(PRIO_PROCESS.rawValue), 0, lane.niceness)
            self.work(lane)
        }
    }

    private func work(_ lane: DecodeLane) {
        while let key = state.withLock({ $0[lane].begin() }) {
            let result = Result { () throws(PictureDecoder.Failure) in try decode(key) }
            // Once it was given up nobody wants it, and another thread has this one's place.
            guard state.withLock({ $0[lane].end(key) }) else { return }
            deliver(key, result)
        }
    }
}

extension DecodeQueue {
    nonisolated private struct State {
        /// The number of the latest.
        var batch = 0
        private var lines: [DecodeLane: DecodeLine] = [:]

        subscript(lane: DecodeLane) -> DecodeLine {
            get { lines[lane, default: DecodeLine()] }
            _modify { yield &lines[lane, default: DecodeLine()] }
        }
    }
}
