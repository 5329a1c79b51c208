import CGtk

extension MainLoop {
    private final class Watch {
        let body: () -> Bool
        init(_ body: @escaping () -> Bool) { self.body = body }
    }

    /// Calls `body` whenever the descriptor can be read or its other end is closed, until it returns false.
    package static func whenReadable(_ descriptor: Int32, _ body: @escaping @MainActor () -> Bool) {
        let run: GUnixFDSourceFunc = { _, _, data in
            Unmanaged<Watch>.fromOpaque(data!).takeUnretainedValue().body() ? 1 : 0
        }
        let conditions = GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue)
        g_unix_fd_add_full(
            MainSource.taskPriority, descriptor, conditions, run, Unmanaged.passRetained(Watch(body)).toOpaque()
        ) { Unmanaged<Watch>.fromOpaque($0!).release() }
    }
}
