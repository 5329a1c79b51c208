import CGtk
import Foundation

/// Foundation's timers and performers, as a source of GLib's loop.
///
/// Foundation tells when its next timer is due only while it fires those that are due (`limitDate(forMode:)`), and
/// what they do may add sources to GLib's loop, which must not happen while a source is prepared. So the question
/// is asked in a dispatch of its own: once each time the loop has been awake, just before it sleeps again.
enum FoundationTimers {
    private static var next: Date?
    /// Nothing has run since `next` was asked for.
    private static var isFresh = false

    private static var whenIdle = GSourceFuncs(
        prepare: { _, timeout in
            timeout?.pointee = -1
            let isReady: gboolean = isFresh ? 0 : 1
            isFresh = false
            return isReady
        },
        check: { _ in 0 }, dispatch: ask, finalize: nil, closure_callback: nil, closure_marshal: nil)

    private static var whenDue = GSourceFuncs(
        prepare: { _, timeout in
            timeout?.pointee = milliseconds(until: next)
            return timeout?.pointee == 0 ? 1 : 0
        },
        check: { _ in milliseconds(until: next) == 0 ? 1 : 0 },
        dispatch: ask, finalize: nil, closure_callback: nil, closure_marshal: nil)

    private static let ask: @convention(c) (UnsafeMutablePointer<GSource>?, GSourceFunc?, gpointer?) -> gboolean = {
        _, _, _ in
        next = RunLoop.main.limitDate(forMode: .default)
        isFresh = true
        return 1
    }

    static func attach() {
        attach(&whenIdle, priority: MainSource.idlePriority)
        attach(&whenDue, priority: MainSource.taskPriority)
    }

    private static func attach(_ functions: UnsafeMutablePointer<GSourceFuncs>, priority: Int32) {
        let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        g_source_set_priority(source, priority)
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
