import Foundation
import TestSupport
import Testing

extension DesktopTests {
    /// A person's own pictures, in the app as it is started.
    @Suite("Own pictures in a window")
    @Desktop
    final class OwnPicturesWindowTests {
        private let folder = TemporaryFolder()
        private let people: URL

        init() throws {
            people = folder.url.appending(path: "Pictures/people")
            try FileManager.default.createDirectory(at: people, withIntermediateDirectories: true)
        }

        private func put(_ content: Data, _ name: String) throws { try content.write(to: people.appending(path: name)) }

        private func start(ownPictures: Bool = true, scale: Int = 1, size: String = "920x720") throws -> DesktopApp {
            try DesktopApp(
                "SwapiDemo",
                arguments: ["--window-size", size] + (ownPictures ? ["--data-dir", folder.url.path] : []),
                environment: ["GDK_SCALE": String(scale)])
        }

        /// What a card looks like at last.
        private func card(_ name: String, of app: DesktopApp) throws -> Picture {
            try app.picture(of: app.accessible().find(.button, named: name))
        }

        /// Waits until a card has a colour a third below its top.
        private func waitForColor(_ color: UInt32, on name: String, of app: DesktopApp) throws {
            var last: UInt32 = 0
            try wait(
                for: "the colour on \(name)", atMost: .seconds(60),
                details: { "\(String(last, radix: 16))\n\(app.output)" }
            ) {
                let picture = try self.card(name, of: app)
                last = picture.color(x: picture.width / 2, y: picture.height / 3)
                return last.isNear(color)
            }
        }

        private func png(_ width: Int, _ height: Int, _ color: [UInt8]) -> Data {
            Data(Picture(width: width, height: height, pixels: (0..<width * height).flatMap { _ in color }).png)
        }

        @Test("They take the place of ours, whatever their proportions, on cards and in sheets")
        func own() throws {
            try put(png(90, 120, [255, 0, 0]), "1.png")
            try put(png(400, 20, [0, 0, 255]), "2.png")
            let svg =
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'><path d='M0 0h3v4H0Z' fill='lime'/></svg>"
            try put(Data(svg.utf8), "3.svg")
            let reference = try start(ownPictures: false)
            _ = try card("Darth Vader", of: reference)
            try reference.waitUntilIdle()
            let ours = try card("Darth Vader", of: reference)
            reference.quit()

            let app = try start()
            try waitForColor(0xFF0000, on: "Luke Skywalker", of: app)
            try waitForColor(0x0000FF, on: "C-3PO", of: app)
            try waitForColor(0x00FF00, on: "R2-D2", of: app)
            try wait(for: "our Darth Vader", atMost: .seconds(60)) { try self.card("Darth Vader", of: app) == ours }
            // The picture fills its card: its colour is beside both sides and the top as well.
            let wide = try card("C-3PO", of: app)
            for x in [2, wide.width - 3] { #expect(wide.color(x: x, y: wide.height / 3).isNear(0x0000FF)) }
            #expect(wide.color(x: wide.width / 2, y: 2).isNear(0x0000FF))

            let root = try app.accessible()
            try root.find(.button, named: "Luke Skywalker").press()
            let portrait = try root.find(named: "Portrait of Luke Skywalker, with blond hair")
            try wait(for: "the picture in the sheet") { try app.picture(of: portrait).middle.isNear(0xFF0000) }
        }

        @Test("Broken ones leave ours")
        func broken() throws {
            let whole = png(90, 120, [255, 0, 0])
            try put(whole.prefix(whole.count / 2), "1.png")
            try put(Data(), "2.png")
            try put(Data("No picture, but a sentence.".utf8), "3.svg")
            try put(LargePicture.png(width: 100_000, height: 100_000, color: [255, 0, 0]), "4.png")
            try FileManager.default.createDirectory(
                at: people.appending(path: "5.png"), withIntermediateDirectories: false)
            var damaged = whole
            damaged[damaged.count / 2] ^= 0xFF
            try put(damaged, "6.png")
            #expect(mkfifo(people.appending(path: "7.jpg").path, 0o600) == 0)

            let names = [
                "Luke Skywalker", "C-3PO", "R2-D2", "Darth Vader", "Leia Organa", "Owen Lars", "Beru Whitesun lars",
            ]
            let reference = try start(ownPictures: false)
            for name in names { _ = try card(name, of: reference) }
            try reference.waitUntilIdle()
            let ours = try names.map { try card($0, of: reference) }
            reference.quit()
            let app = try start()
            for (name, picture) in zip(names, ours) {
                try wait(for: "our \(name)", details: { app.output }) {
                    try self.card(name, of: app) == picture
                }
            }
            #expect(app.isRunning)
        }

        @Test("Drawings with hundreds of filters leave ours, keep nobody waiting, and are told of beside the pictures")
        func filters() throws {
            let reference = try start(ownPictures: false)
            for name in ["Luke Skywalker", "Darth Vader"] { _ = try card(name, of: reference) }
            try reference.waitUntilIdle()
            let ours = try ["Luke Skywalker", "Darth Vader"].map { try card($0, of: reference) }
            reference.quit()

            // Each part takes a second or more on its own.
            let parts = String(repeating: "<feMorphology operator='dilate' radius='9'/>", count: 300)
            let slow = """
                <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'><filter id='f'>\(parts)</filter>
                <path d='M0 0h3v4H0Z' filter='url(#f)'/></svg>
                """
            try put(Data(slow.utf8), "1.svg")
            let quick = slow.replacing(parts, with: "").replacing("filter='url(#f)'", with: "fill='lime'")
            try put(Data(quick.utf8), "2.svg")
            // The next file of the same number is tried.
            try put(Data(), "3.png")
            try put(png(90, 120, [0, 0, 255]), "3.jpeg")
            let app = try start()
            try wait(for: "our Darth Vader", atMost: .seconds(60), details: { app.output }) {
                try self.card("Darth Vader", of: app) == ours[1]
            }
            try waitForColor(0x00FF00, on: "C-3PO", of: app)
            try waitForColor(0x0000FF, on: "R2-D2", of: app)
            try wait(for: "our Luke Skywalker", atMost: .seconds(60), details: { app.output }) {
                try self.card("Luke Skywalker", of: app) == ours[0]
            }
            let list = folder.url.appending(path: "Pictures/Not shown.txt")
            let told = [
                "people/1.svg is not shown. It has more than 100 filters.", "people/3.png is not shown. It is empty.",
            ]
            try wait(for: "the list", details: { app.output }) {
                let lines = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n").map(String.init)
                return lines?.sorted() == told
            }
            for line in told { #expect(app.output.contains(line)) }
        }

        @Test("Large ones come from the top down, and the last one has the others before it")
        func order() throws {
            let picture = LargePicture.png(width: 3_000, height: 4_000, color: [255, 0, 0])
            for number in 1...10 { try put(picture, "\(number).png") }
            let app = try start()
            try waitForColor(0xFF0000, on: "Obi-Wan Kenobi", of: app)
            for name in ["Luke Skywalker", "C-3PO", "R2-D2", "Darth Vader", "Leia Organa", "Owen Lars", "R5-D4"] {
                let card = try card(name, of: app)
                #expect(card.color(x: card.width / 2, y: card.height / 3).isNear(0xFF0000), "\(name)")
            }
        }

        @Test("Pictures 20 000 pixels wide neither fill the memory nor keep the main thread busy")
        func huge() throws {
            let reference = try start(ownPictures: false)
            _ = try card("Luke Skywalker", of: reference)
            try reference.waitUntilIdle()
            let before = try #require(reference.processorTime)
            let usual = try #require(ProcessMemory.peak(of: reference.processIdentifier))
            let vader = try card("Darth Vader", of: reference)
            reference.quit()

            try put(LargePicture.photograph(side: 20_000), "1.jpg")
            try put(LargePicture.png(width: 20_000, height: 3_000, color: [0, 255, 0]), "2.png")
            try put(LargePicture.png(width: 3_000, height: 20_000, color: [0, 0, 255]), "3.png")
            // More than is held: 400 million pixels are 1.2 GB.
            try put(LargePicture.png(width: 20_000, height: 20_000, color: [255, 0, 0]), "4.png")
            let app = try start()
            // Nobody asks it for anything meanwhile: that would be work of the main thread, too.
            _ = try app.accessible()
            try app.waitUntilIdle(atMost: .seconds(60))
            let after = try #require(app.processorTime)
            try waitForColor(0xFFBD17, on: "Luke Skywalker", of: app)
            try waitForColor(0x00FF00, on: "C-3PO", of: app)
            try waitForColor(0x0000FF, on: "R2-D2", of: app)
            try wait(for: "our Darth Vader", atMost: .seconds(60)) { try self.card("Darth Vader", of: app) == vader }
            let peak = try #require(ProcessMemory.peak(of: app.processIdentifier))
            #expect(peak - usual < 400 << 20, "\(peak >> 20) MiB instead of \(usual >> 20)")
            // Of what it takes to decode them the main thread takes the lesser part: what it needs to draw them.
            #expect(
                after.mainTicks - before.mainTicks < (after.ticks - before.ticks) / 2, "\(after), without: \(before)")
        }

        @Test("Where a point is two pixels wide they are decoded for both")
        func sharp() throws {
            // 150 stripes: 2.4 pixels each on a card of 179 points, 1.2 if there were one pixel a point.
            let stripes = stride(from: 0, to: 150, by: 2).map { "M\($0) 0h1v200h-1Z" }.joined()
            let svg = """
                <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 150 200'>
                <path d='M0 0h150v200H0Z' fill='#00f'/><path d='\(stripes)' fill='#f00'/></svg>
                """
            try put(Data(svg.utf8), "1.svg")
            let app = try start(scale: 2, size: "400x400")
            _ = try app.accessible().find(.button, named: "Luke Skywalker")
            let window = try wait(for: "a window") {
                Screen.shared.windows(of: app.processIdentifier).last
            }
            /// Of the pixels between red and blue, the part that is one of them.
            func pureShare() -> Double? {
                guard let picture = Screen.shared.picture(of: window.frame) else { return nil }
                var (pure, all) = (0, 0)
                for y in 0..<picture.height {
                    for x in 0..<picture.width {
                        let color = picture.color(x: x, y: y)
                        let (red, green, blue) = (color >> 16, color >> 8 & 0xFF, color & 0xFF)
                        guard green < 16, red + blue > 200 else { continue }
                        all += 1
                        if color.isNear(0xFF0000) || color.isNear(0x0000FF) { pure += 1 }
                    }
                }
                return all > 40_000 ? Double(pure) / Double(all) : nil
            }
            var share = 0.0
            try wait(for: "sharp stripes", details: { "pure: \(share)\n\(app.output)" }) {
                share = pureShare() ?? 0
                return share > 0.4
            }
        }
    }
}
