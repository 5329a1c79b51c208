import Foundation
import Synchronization

/// A web browser without a window, led over a pipe. (Chrome DevTools Protocol, `--remote-debugging-pipe`)
@Desktop
final class Browser {
    /// Debian's and Ubuntu's name of it, then Google's.
    private static let paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let messages = Messages()
    private let profile = URL(filePath: NSTemporaryDirectory()).appending(path: "Browser-\(UUID().uuidString)")
    private var lastIdentifier = 0
    private var session: String?

    /// Starts it and opens a page.
    init(opening address: String) throws {
        guard let path = Self.paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw ConditionNotMet(description: "there is no browser: Scripts/install-dependencies browsers")
        }
        // It reads commands from descriptor 3 and answers on 4.
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "browser", path, "--headless", "--no-sandbox",
            "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
            "--window-size=1280,900", "--user-data-dir=\(profile.path)", "about:blank",
        ]
        process.standardInput = input
        process.standardOutput = output
        output.fileHandleForReading.readabilityHandler = { [messages] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil } else { messages.append(data) }
        }
        try process.run()
        let target = try call("Target.createTarget", ["url": address])["targetId"] as? String ?? ""
        session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    }

    isolated deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    /// The value of an expression in the page, as JSON makes it.
    func evaluate(_ expression: String) throws -> Any? {
        let answer = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true])
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Clicks at a point of the page.
    func click(x: Double, y: Double) throws {
        for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
            var event: [String: Any] = ["type": type, "x": x, "y": y]
            if type != "mouseMoved" { event.merge(["button": "left", "clickCount": 1]) { $1 } }
            _ = try call("Input.dispatchMouseEvent", event)
        }
    }

    /// Presses a key by its DOM name and its code of old.
    func press(_ key: String, code: Int) throws {
        for type in ["rawKeyDown", "keyUp"] {
            _ = try call(
                "Input.dispatchKeyEvent",
                ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code, "nativeVirtualKeyCode": code])
        }
    }

    /// What the page looks like, as PNG.
    func screenshot() throws -> Data? {
        (try call("Page.captureScreenshot")["data"] as? String).flatMap { Data(base64Encoded: $0) }
    }

    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastIdentifier += 1
        let identifier = lastIdentifier
        var message: [String: Any] = ["id": identifier, "method": method, "params": parameters]
        message["sessionId"] = session
        try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        return try wait(for: "the browser's answer to \(method)", atMost: .seconds(30)) {
            guard let answer = self.messages.takeAnswer(to: identifier) else { return nil }
            if let error = answer["error"] { throw ConditionNotMet(description: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }
}

/// Messages that end with a zero byte; events among them are of no interest.
private final class Messages: Sendable {
    private let data = Mutex(Data())

    func append(_ more: Data) { data.withLock { $0.append(more) } }

    func takeAnswer(to identifier: Int) -> [String: Any]? {
        while let message = next() {
            guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any] else { continue }
            if object["id"] as? Int == identifier { return object }
        }
        return nil
    }

    private func next() -> Data? {
        data.withLock { data in
            guard let end = data.firstIndex(of: 0) else { return nil }
            defer { data = Data(data[(end + 1)...]) }
            return Data(data[..<end])
        }
    }
}
