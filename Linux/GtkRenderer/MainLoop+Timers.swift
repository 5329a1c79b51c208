import CGtk
import Foundation

/// Foundation's timers and performers, as a source of GLib's loop.
enum FoundationTimers {
    private static var functions = GSourceFuncs(
        prepare: { _, timeout in
            timeout?.pointee = milliseconds(until: RunLoop.main.limitDate(forMode: .default))
            return timeout?.pointee == 0 ? 1 : 0
        },
        check: { _ in 0 },
        // Asking for the limit date fires what is due, so the next `prepare` is all it takes.
        dispatch: { _, _, _ in 1 },
        finalize: nil, closure_callback: nil, closure_marshal: nil)

    static func attach() {
        let source = g_source_new(&functions, guint(MemoryLayout<GSource>.size))
        g_source_set_priority(source, MainSource.taskPriority)
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    /// -1 for never. Rounded up: waking early would only mean to wake twice.
    private static func milliseconds(until date: Date?) -> gint {
        guard let date, date < .distantFuture else { return -1 }
        let delay = (date.timeIntervalSinceNow * 1000).rounded(.up)
        return delay <= 0 ? 0 : gint(min(delay, 86_400_000))
    }
}
