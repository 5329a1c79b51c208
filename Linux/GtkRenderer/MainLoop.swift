import CGtk
import CMainQueue
import Foundation

/// GLib's main loop, with the main actor and Foundation's timers running in it.
///
/// Nothing polls: an idle program sleeps in one `poll` until a descriptor or the next timer wakes it.
package enum MainLoop {
    private static let loop = g_main_loop_new(nil, 0)
    private static var isPrepared = false

    /// Runs until `quit()`.
    package static func run() {
        prepare()
        g_main_loop_run(loop)
    }

    package static func quit() {
        g_main_loop_quit(loop)
    }

    /// Runs what is ready, sleeping for the first of it if need be; for programs that step through frames.
    package static func step(mayBlock: Bool = true) {
        prepare()
        g_main_context_iteration(nil, mayBlock ? 1 : 0)
    }

    private static func prepare() {
        guard !isPrepared else { return }
        isPrepared = true
        watchMainQueue()
        FoundationTimers.attach()
    }

    /// libdispatch makes this descriptor readable when the main queue, and so the main actor, has work.
    private static func watchMainQueue() {
        let drain: GUnixFDSourceFunc = { descriptor, _, _ in
            var count: UInt64 = 0
            read(descriptor, &count, MemoryLayout<UInt64>.size)
            // Runs what is queued by now; what that queues makes the descriptor readable again.
            _dispatch_main_queue_callback_4CF(nil)
            return 1
        }
        g_unix_fd_add_full(
            MainSource.taskPriority, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain, nil, nil)
    }
}
