import Foundation

/// What a process has used of the processor so far. (proc(5): /proc/PID/stat and /proc/PID/task/TID/status)
struct ProcessorTime: Equatable, Sendable {
    /// Clock ticks in user and kernel mode; a hundredth of a second each.
    let ticks: Int

    /// Those of them that the main thread took.
    let mainTicks: Int

    /// How often its threads went to sleep of their own accord, which is how often they had been woken.
    let wakeUps: Int

    init?(of process: Int32) {
        guard let ticks = Self.ticks("/proc/\(process)/stat"),
            let mainTicks = Self.ticks("/proc/\(process)/task/\(process)/stat")
        else { return nil }
        self.ticks = ticks
        self.mainTicks = mainTicks

        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        wakeUps = threads.reduce(0) { sum, thread in
            let lines = Self.contents("/proc/\(process)/task/\(thread)/status")?.split(separator: "\n") ?? []
            let line = lines.first { $0.hasPrefix("voluntary_ctxt_switches:") }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }

    private static func ticks(_ path: String) -> Int? {
        guard let stat = contents(path), let end = stat.lastIndex(of: ")") else { return nil }
        // After the name in parentheses come the fields from the third on; user and system time are 14 and 15.
        let fields = stat[end...].split(separator: " ").dropFirst()
        guard fields.count > 12, let user = Int(fields[fields.startIndex + 11]),
            let system = Int(fields[fields.startIndex + 12])
        else { return nil }
        return user + system
    }

    private init(ticks: Int, mainTicks: Int, wakeUps: Int) {
        self.ticks = ticks
        self.mainTicks = mainTicks
        self.wakeUps = wakeUps
    }

    static func - (later: ProcessorTime, earlier: ProcessorTime) -> ProcessorTime {
        ProcessorTime(
            ticks: later.ticks - earlier.ticks, mainTicks: later.mainTicks - earlier.mainTicks,
            wakeUps: later.wakeUps - earlier.wakeUps)
    }

    private static func contents(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
