import Foundation

/// What a process has had of memory at most, in bytes. (proc(5): VmHWM in /proc/PID/status)
enum ProcessMemory {
    static func peak(of process: Int32) -> Int? {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/status") else { return nil }
        let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 << 10 }
    }
}
