import Foundation
import Synchronization

/// A program of this package that runs on the private desktop; it ends with `quit()` or when it is let go.
@Desktop
final class DesktopApp {
    private let process = Process()
    private let collected = CollectedOutput()
    private let ended = DispatchSemaphore(value: 0)
    private var hasEnded = false
    private let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "DesktopApp-\(UUID().uuidString)")

    /// Starts an executable of the build folder or at a path, with no settings or data from earlier starts.
    init(_ executable: String, arguments: [String] = [], environment: [String: String] = [:]) throws {
        process.executableURL =
            executable.hasPrefix("/") ? URL(filePath: executable) : Self.buildFolder.appending(path: executable)
        process.arguments = arguments
        let own = ["CONFIG", "DATA", "STATE"].map { ("XDG_\($0)_HOME", folder.appending(path: $0).path) }
        process.environment = ProcessInfo.processInfo.environment
            .merging(own) { $1 }.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        pipe.fileHandleForReading.readabilityHandler = { [collected] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil } else { collected.append(data) }
        }
        process.terminationHandler = { [ended] _ in ended.signal() }
        try process.run()
    }

    isolated deinit {
        quit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The folder that the test program itself was built into.
    static var buildFolder: URL {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: program).deletingLastPathComponent()
    }

    var processIdentifier: Int32 { process.processIdentifier }

    /// What it has printed so far, errors included.
    var output: String { collected.text }

    var isRunning: Bool { process.isRunning }

    /// What it has used of the processor so far.
    var processorTime: ProcessorTime? { ProcessorTime(of: processIdentifier) }

    /// Its accessible root, as soon as it has registered.
    func accessible(atMost limit: Duration = .seconds(20)) throws -> Accessible {
        try wait(for: "the program to appear on the accessibility bus", atMost: limit, details: { self.output }) {
            guard self.isRunning else {
                throw ConditionNotMet(description: "the program has ended with status \(self.status):\n\(self.output)")
            }
            guard let root = AccessibilityBus.shared.application(of: self.processIdentifier), !root.children.isEmpty
            else { return nil }
            return root
        }
    }

    /// The X11 window that an object is shown in; windows are told apart by their titles.
    func topLevel(of object: Accessible) throws -> Screen.TopLevel {
        let title = object.window?.name ?? ""
        return try wait(for: "a window on the screen named \"\(title)\"") {
            let windows = Screen.shared.windows(of: self.processIdentifier)
            return windows.last { $0.title == title } ?? windows.last
        }
    }

    /// The rectangle of an object on the screen.
    func screenBounds(of object: Accessible) throws -> Rectangle {
        let window = try topLevel(of: object).frame
        // GTK's coordinates start inside the border that it draws where there is no window manager.
        let inside = object.window?.bounds ?? window
        var bounds = object.bounds
        bounds.x += window.x + (window.width - inside.width) / 2
        bounds.y += window.y + (window.height - inside.height) / 2
        return bounds
    }

    /// What an object looks like on the screen.
    func picture(of object: Accessible) throws -> Picture {
        let area = try screenBounds(of: object)
        return try wait(for: "a picture of \(area)") { Screen.shared.picture(of: area) }
    }

    func click(_ object: Accessible) throws {
        Pointer.click(at: try screenBounds(of: object).center)
    }

    /// Gives its topmost window the keyboard, and waits until it knows.
    func activate() throws {
        let root = try accessible()
        let window = try wait(for: "a window") { Screen.shared.windows(of: self.processIdentifier).last }
        try wait(for: "the window to be active", details: { root.tree }) {
            Screen.shared.focus(window)
            return root.children.contains { $0.isActive }
        }
    }

    /// Waits until it does nothing for a while: no accessibility event, hardly a tick, hardly a thread woken up.
    ///
    /// A program that polls never gets there. Returns what it did use in that while.
    @discardableResult
    func waitUntilIdle(
        for span: Duration = .seconds(1), ticks: Int = 1, wakeUps: Int = 5, atMost limit: Duration = .seconds(20)
    ) throws -> ProcessorTime {
        var used: ProcessorTime?
        return try wait(
            for: "\(span) of rest", atMost: limit,
            details: { "last used: \(used.map(String.init(describing:)) ?? "?")" }
        ) {
            let events = AccessibilityBus.shared.eventCount
            guard let before = self.processorTime else { return nil }
            AccessibilityBus.shared.turn(for: span)
            guard let after = self.processorTime else { return nil }
            let difference = after - before
            used = difference
            let isIdle =
                AccessibilityBus.shared.eventCount == events && difference.ticks <= ticks
                && difference.wakeUps <= wakeUps
            return isIdle ? difference : nil
        }
    }

    /// Gives its topmost window another size, without the border that GTK adds where there is no window manager.
    func resize(width: Int, height: Int) throws {
        let root = try accessible()
        let frame = try wait(for: "a window") { root.children.last { $0.role.isWindow } }
        let window = try topLevel(of: frame)
        let border = window.frame.width - frame.bounds.width
        Screen.shared.resize(window, width: width + border, height: height + border)
        try wait(for: "the window's new size", details: { root.tree }) {
            frame.bounds.width == width && frame.bounds.height == height
        }
    }

    /// Presses Tab until an object has the focus; returns the names on the way.
    @discardableResult
    func tab(to name: String) throws -> (reached: Accessible, passed: [String]) {
        let root = try accessible()
        var passed: [String] = []
        for _ in 1...30 {
            let before = root.focused
            if let before, before.name == name { return (before, passed) }
            if let before { passed.append(before.name) }
            Keyboard.press(.tab)
            _ = try? wait(for: "the focus to move", atMost: .seconds(1)) {
                guard let now = root.focused else { return false }
                return now != before
            }
        }
        throw ConditionNotMet(description: "thirty Tabs went by \(passed), not to \(name)\n\(root.tree)")
    }

    /// Saves what its topmost window looks like, for a person to look at.
    func writeScreenshot(to path: String) throws {
        guard let frame = try accessible().children.last(where: { $0.role.isWindow }) else { return }
        try Screen.shared.picture(of: screenBounds(of: frame))?.write(to: path)
    }

    /// Waits until it has ended by itself; returns its exit status.
    func waitForExit(atMost limit: Duration = .seconds(5)) throws -> Int32 {
        try wait(for: "the program to end", atMost: limit) { !self.isRunning }
        return status
    }

    /// Ends it, by force if it does not end within five seconds; returns its exit status.
    @discardableResult
    func quit() -> Int32 {
        if process.isRunning { process.terminate() }
        if !waitForEnd(atMost: 5) {
            kill(processIdentifier, SIGKILL)
            _ = waitForEnd(atMost: 5)
        }
        return status
    }

    private var status: Int32 { process.isRunning ? -1 : process.terminationStatus }

    private func waitForEnd(atMost seconds: Double) -> Bool {
        if !hasEnded { hasEnded = ended.wait(timeout: .now() + seconds) == .success }
        return hasEnded
    }
}

/// The output of a process, written by the thread that reads it and read by the test.
private final class CollectedOutput: Sendable {
    private let data = Mutex(Data())

    func append(_ more: Data) { data.withLock { $0.append(more) } }

    var text: String { data.withLock { String(decoding: $0, as: UTF8.self) } }
}
