import CGtk

/// Main loop sources as Swift closures.
enum MainSource {
    private final class Box {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    private static let run: GSourceFunc = { data in
        Unmanaged<Box>.fromOpaque(data!).takeUnretainedValue().body()
        return 0
    }
    private static let release: GDestroyNotify = { data in Unmanaged<Box>.fromOpaque(data!).release() }

    /// Runs `body` once, when nothing of a higher priority (a lower number) is left to do.
    static func once(priority: Int32, _ body: @escaping () -> Void) {
        g_idle_add_full(priority, run, Unmanaged.passRetained(Box(body)).toOpaque(), release)
    }

    /// Runs `body` once after that time; the answer takes `g_source_remove`.
    @discardableResult
    static func after(milliseconds: UInt32, _ body: @escaping () -> Void) -> UInt32 {
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds, run, Unmanaged.passRetained(Box(body)).toOpaque(), release)
    }

    /// Before GDK paints, so that what is evaluated now is in the next frame.
    static let updatePriority: Int32 = 110
    /// With GDK's painting, in turns: a stream of tasks can't keep the window from painting.
    static let taskPriority: Int32 = 120
    /// After a frame has been painted.
    static let afterPaintPriority: Int32 = 125
    /// When nothing else is left to do before sleeping.
    static let idlePriority: Int32 = 300
}
