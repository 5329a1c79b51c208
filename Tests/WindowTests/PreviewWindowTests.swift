import Foundation
import TestSupport
import Testing

extension DesktopTests {
    /// Pictures of previews, and a preview whose source is being changed.
    @Suite("Previews")
    @Desktop
    final class PreviewWindowTests {
        private let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder(files: [:]) }

        @Test("Every preview is drawn light, dark and with large text, in its size, and a page shows them")
        func pictures() throws {
            let host = try DesktopApp("PreviewHost", arguments: ["--render", folder.url.path])
            try wait(for: "the pictures", atMost: .seconds(120), details: { host.output }) { !host.isRunning }
            #expect(host.quit() == 0, "\(host.output)")

            let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
            let names = files.filter { $0.hasSuffix("-light.png") }.map { $0.dropLast("-light.png".count) }
            #expect(names.count >= 10)
            let page = try String(contentsOf: folder.url.appending(path: "index.html"), encoding: .utf8)
            for name in names {
                let light = try picture("\(name)-light.png")
                let dark = try picture("\(name)-dark.png")
                let large = try picture("\(name)-large-text.png")
                // A picture without content has one colour, text some greys.
                #expect(light.colorCount > 8 && dark.colorCount > 8 && large.colorCount > 8, "\(name)")
                #expect(dark.brightness < light.brightness - 10, "\(name)")
                #expect(large != light, "\(name)")
                #expect(page.contains("\(name)-large-text.png"))
            }
            // Two pixels a point, whatever the size of the screen.
            try expect("ContentView", width: 800, height: 1_400)
            try expect("CharacterView", width: 400, height: 520)
            // One that fits its content grows with the text.
            let banner = try #require(names.first { $0.hasPrefix("Banner-") })
            #expect(try picture("\(banner)-light.png").width == 800)
            #expect(try picture("\(banner)-large-text.png").height > picture("\(banner)-light.png").height)
        }

        private func expect(_ file: String, width: Int, height: Int) throws {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
            let found = files.filter { $0.hasPrefix("\(file)-") }
            #expect(found.count == 3)
            for name in found {
                let picture = try picture(name)
                #expect(picture.width == width && picture.height == height, "\(name)")
            }
        }

        private func picture(_ name: String) throws -> PictureFile {
            try #require(PictureFile(contentsOf: folder.url.appending(path: name)), "\(name)")
        }

        @Test("A changed source is built, and the preview is shown anew where it was; an error is told in its window")
        func refresh() throws {
            // The build is a stand-in: it fails as long as the source says so.
            let source = folder.url.appending(path: "View.swift")
            let build = "! grep error: \"\(source.path)\""
            let watch = try DesktopApp(
                "PreviewHost", arguments: ["--watch", "Film", "--folder", folder.url.path, "--", "sh", "-c", build])
            let first = try host(of: watch) { $0.says("A New Hope") }
            let process = first.processIdentifier
            let window = try wait(for: "its window") { Screen.shared.windows(of: process).last }
            Screen.shared.move(window, to: (140, 90))
            Screen.shared.resize(window, width: 470, height: 380)
            let frame = Rectangle(x: 140, y: 90, width: 470, height: 380)
            try wait(for: "its new frame") { Screen.shared.windows(of: process).last?.frame == frame }

            try Data("View.swift:1:1: error: cannot find 'Flim' in scope".utf8).write(to: source)
            _ = try host(of: watch) { $0.says("cannot find 'Flim' in scope") && $0.says("A New Hope") }
            #expect(watch.output.contains("cannot find 'Flim' in scope"))

            try Data("Film".utf8).write(to: source)
            let second = try host(of: watch) { $0.processIdentifier != process && $0.says("A New Hope") }
            #expect(!second.says("cannot find"))
            // Asked once: who has ended has no identifier any more.
            let next = second.processIdentifier
            try wait(for: "the same frame", details: { "\(Screen.shared.windows(of: next))" }) {
                Screen.shared.windows(of: next).last?.frame == frame
            }
            try wait(for: "the first window to close") { Screen.shared.windows(of: process).isEmpty }

            // What watches is gone, and with it what it has shown.
            watch.quit()
            try wait(for: "the window to close") { Screen.shared.windows(of: next).isEmpty }
        }

        /// Waits until one of the windows' programs, which are none of the test's own, is as it should be.
        private func host(of watch: DesktopApp, until condition: (Accessible) -> Bool) throws -> Accessible {
            try wait(for: "a window of the preview", atMost: .seconds(20), details: { watch.output }) {
                AccessibilityBus.shared.applications(named: "PreviewHost").first { condition($0) }
            }
        }
    }
}
