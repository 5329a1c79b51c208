import Foundation

/// A thread that runs a run loop as long as this lives.
final class LoopThread {
    nonisolated(unsafe) let loop: RunLoop
    let thread: Thread

    init() {
        let started = Happening()
        nonisolated(unsafe) var loop = RunLoop.main
        thread = Thread {
            loop = RunLoop.current
            // A loop that has nothing to wait for doesn't wait.
            loop.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
            started.happen()
            while !Thread.current.isCancelled {
                _ = RunLoop.current.run(mode: .default, before: .distantFuture)
            }
        }
        thread.start()
        _ = started.wait()
        self.loop = loop
    }

    deinit {
        thread.cancel()
        loop.add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
    }
}
