import Foundation
import Testing

extension DesktopTests {
    /// The app in a web browser, as `make run` shows it where there is no display. `make test-browsers` runs these.
    @Suite("In a web browser", .enabled(if: ProcessInfo.processInfo.environment["SWAPI_BROWSER_TESTS"] != nil))
    @Desktop
    struct BrowserTests {
        /// Rectangles of the pictures that are drawn in the page, for those that are neither small nor blank.
        private static let pictures = """
            Array.from(document.images).filter(i => i.complete && i.naturalHeight >= 100).map(image => {
              const canvas = document.createElement('canvas');
              canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
              const context = canvas.getContext('2d');
              context.drawImage(image, 0, 0);
              const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
              const r = image.getBoundingClientRect();
              return { x: r.x, y: r.y, width: r.width, height: r.height, colors: new Set(pixels).size };
            }).filter(p => p.colors > 100)
            """

        /// The number of areas as wide as a sheet is in a window of 920 points.
        private static let sheets = """
            Array.from(document.querySelectorAll('div'))
              .filter(d => Math.abs(d.getBoundingClientRect().width - 640) <= 1).length
            """

        @Test("The page shows the cards, and a click on one opens its sheet, which Escape closes")
        func cards() throws {
            let server = try Broadway()
            let app = try DesktopApp("SwapiDemo", environment: server.environment)
            let browser = try Browser(opening: server.address)
            let cards = try wait(for: "eight cards in the page", atMost: .seconds(20), details: { app.output }) {
                let list = try browser.evaluate(Self.pictures) as? [[String: Double]] ?? []
                return list.count >= 8 ? list : nil
            }
            let first = try #require(cards.min { ($0["y"]!, $0["x"]!) < ($1["y"]!, $1["x"]!) })
            #expect(abs(first["height"]! / first["width"]! - 4 / 3) < 0.05)

            #expect(try browser.evaluate(Self.sheets) as? Int == 0)
            try browser.click(x: first["x"]! + first["width"]! / 2, y: first["y"]! + first["height"]! / 2)
            try wait(for: "the sheet") { try browser.evaluate(Self.sheets) as? Int ?? 0 > 0 }
            if let folder = ProcessInfo.processInfo.environment["SWAPI_SCREENSHOTS"] {
                try browser.screenshot()?.write(to: URL(filePath: folder).appending(path: "browser.png"))
            }
            try browser.press("Escape", code: 27)
            try wait(for: "the sheet to close") { try browser.evaluate(Self.sheets) as? Int == 0 }
        }
    }
}

/// GTK's web server, on a port of its own.
@Desktop
private struct Broadway {
    private let program: DesktopApp
    let address: String
    let environment: [String: String]

    init() throws {
        // Each display number has its port; those that Scripts/run tries are left to it.
        for number in 60..<80 {
            let port = 8080 + number
            let program = try DesktopApp(
                "/usr/bin/gtk4-broadwayd", arguments: ["--address=127.0.0.1", "--port=\(port)", ":\(number)"])
            let isUp = try wait(for: "the server") {
                program.isRunning ? (Self.isListening(port) ? true : nil) : false
            }
            guard isUp else { continue }
            self.program = program
            address = "http://127.0.0.1:\(port)"
            // GTK has no screen reader's side there.
            environment = ["GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":\(number)", "GTK_A11Y": "none"]
            return
        }
        throw ConditionNotMet(description: "gtk4-broadwayd found no free port")
    }

    /// Looks it up in /proc/net/tcp: local address 127.0.0.1, state 0A.
    private static func isListening(_ port: Int) -> Bool {
        // Foundation's other ways end after the first page of a file that has no size.
        let table = try? FileHandle(forReadingAtPath: "/proc/net/tcp")?.readToEnd()
        let local = "0100007F:" + String(format: "%04X", port)
        return table.map { String(decoding: $0, as: UTF8.self) }?.split(separator: "\n").contains {
            $0.contains(" \(local) ") && $0.contains(" 0A ")
        } ?? false
    }
}
