import CGtk
import Combine
import Foundation
import Testing

@testable import GtkRenderer
@testable import SwiftUICore

/// What is on the screen while pictures are decoded elsewhere.
@Suite(.timeLimit(.minutes(5))) struct ImageLoaderTests {
    private final class Holder: PictureHolder {
        var pictures: [ImageSource: Texture] = [:]
        var shownPictures: [PictureKey: Texture] = [:]
        var wantedPictures: Set<PictureKey> = []
        var arrivals = 0

        func pictureArrived() { arrivals += 1 }
    }

    /// Decodes nothing: textures of one colour, and what was asked for on which thread.
    nonisolated private final class Decoder: Sendable {
        struct Request: Equatable {
            let name: String
            let width: Int
            let isOnMainThread: Bool
        }

        let requests = Locked<[Request]>([])
        private let gate = DispatchSemaphore(value: 0)
        private let isHeld = Locked(false)

        func hold() { isHeld.withLock { $0 = true } }

        func release(_ count: Int = 1) { for _ in 0..<count { gate.signal() } }

        func decode(_ key: PictureKey) throws(PictureDecoder.Failure) -> Texture {
            requests.withLock {
                $0.append(
                    .init(name: key.url.lastPathComponent, width: key.width, isOnMainThread: Thread.isMainThread))
            }
            if isHeld.withLock({ $0 }) { gate.wait() }
            if isBroken(key) { throw .unreadable(key.url, reason: "broken") }
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(key.width), Int32(key.height))
            defer { cairo_surface_destroy(surface) }
            guard let texture = Texture(surface: surface) else { throw .outOfMemory(key.url) }
            return texture
        }

        private func isBroken(_ key: PictureKey) -> Bool {
            if case .data(let bytes) = key.source.picture { return bytes.head == nil }
            return key.url.lastPathComponent == "broken"
        }

        var names: [String] { requests.withLock { $0.map { "\($0.name) \($0.width)" } } }
    }

    private let decoder = Decoder()
    private let loader: ImageLoader

    init() {
        loader = ImageLoader(byteLimit: 4 << 20, decode: decoder.decode)
    }

    private func picture(_ name: String) -> ImageSource { .file(URL(filePath: "/pictures/\(name)")) }

    private func ask(_ name: String, _ side: CGFloat, for holder: Holder) -> Texture? {
        loader.texture(of: picture(name), size: CGSize(width: side, height: side), for: holder)
    }

    private func whenIdle() async {
        await withCheckedContinuation { continuation in loader.whenIdle { continuation.resume() } }
    }

    private func until(_ condition: () -> Bool) async {
        while !condition(), !Task.isCancelled { await Task.yield() }
    }

    @Test func `a picture is decoded once, on another thread, and is there from then on`() async throws {
        let holder = Holder()
        #expect(ask("a", 10, for: holder) == nil)
        #expect(ask("a", 10, for: holder) == nil)
        await whenIdle()
        #expect(holder.arrivals == 1)
        let first = try #require(ask("a", 10, for: holder))
        for _ in 0..<100 { #expect(ask("a", 10, for: holder) === first) }
        #expect(decoder.requests.withLock { $0 } == [.init(name: "a", width: 10, isOnMainThread: false)])
        // Another view, as after scrolling away and back, has it at once.
        #expect(ask("a", 10, for: Holder()) === first)
    }

    @Test func `the old texture stays until the one of the new size is there`() async throws {
        let holder = Holder()
        _ = ask("a", 10, for: holder)
        await whenIdle()
        let small = try #require(ask("a", 10, for: holder))
        for side in 11...20 {
            holder.wantedPictures = []
            #expect(ask("a", CGFloat(side), for: holder) === small)
        }
        // While the size changes nothing is decoded.
        #expect(decoder.names == ["a 10"])
        decoder.hold()
        loader.settled()
        await until { decoder.names.count == 2 }
        #expect(ask("a", 20, for: holder) === small)
        decoder.release()
        await whenIdle()
        let large = try #require(ask("a", 20, for: holder))
        #expect(large !== small && large.byteCount == 20 * 20 * 4)
        #expect(decoder.names == ["a 10", "a 20"])
    }

    @Test func `what was scrolled away before its turn is not decoded, and is when it comes back`() async throws {
        decoder.hold()
        let busy = [Holder(), Holder()]
        let away = Holder()
        // Two workers.
        _ = ask("1", 10, for: busy[0])
        _ = ask("2", 10, for: busy[1])
        await until { decoder.names.count == 2 }
        _ = ask("away", 10, for: away)
        away.wantedPictures = []
        _ = ask("3", 10, for: busy[0])
        decoder.release(3)
        await whenIdle()
        #expect(!decoder.names.contains("away 10"))
        #expect(ask("away", 10, for: away) == nil)
        decoder.release()
        await whenIdle()
        #expect(ask("away", 10, for: away) != nil)
    }

    /// The second size took the first one's turn.
    @Test func `a picture in two sizes on one canvas is decoded in both`() async throws {
        let holder = Holder()
        func draw() -> [Int?] { [ask("a", 10, for: holder), ask("a", 30, for: holder)].map { $0?.byteCount } }
        _ = draw()
        await whenIdle()
        _ = draw()
        loader.settled()
        await whenIdle()
        #expect(draw() == [10 * 10 * 4, 30 * 30 * 4])
        #expect(draw() == [10 * 10 * 4, 30 * 30 * 4])
    }

    @Test func `the cache keeps within its limit, and takes nothing off the screen`() async throws {
        let holder = Holder()
        // A megabyte each; the limit is four.
        for number in 0..<10 {
            _ = ask("\(number)", 512, for: holder)
            await whenIdle()
            #expect(loader.cache.cost <= 4 << 20)
        }
        #expect(loader.cache.count <= 4)
        for number in 0..<10 { #expect(ask("\(number)", 512, for: holder) != nil) }
        // Once they were decoded again and again, as each took the place of another.
        loader.settled()
        await whenIdle()
        #expect(decoder.names.count == 10)
    }

    /// A drawing that fills a frame may be far wider than integers go: that ended the program.
    @Test(arguments: [5e21, .infinity, 10_000] as [CGFloat])
    func `a size beyond all screens is asked for as the largest there is`(
        width: CGFloat
    ) async throws {
        let holder = Holder()
        func ask(_ width: CGFloat) -> Texture? {
            loader.texture(of: picture("a"), size: CGSize(width: width, height: 10), for: holder)
        }
        _ = ask(width)
        await whenIdle()
        #expect(ask(width)?.byteCount == 8_192 * 10 * 4)
        #expect(decoder.names == ["a 8192"])
        #expect(ask(.nan) == nil && ask(-5e21) == nil)
    }

    @Test func `a broken picture is tried once`() async throws {
        let holder = Holder()
        #expect(ask("broken", 10, for: holder) == nil)
        await whenIdle()
        for side in [10, 10, 20] as [CGFloat] { #expect(ask("broken", side, for: holder) == nil) }
        await whenIdle()
        #expect(decoder.names == ["broken 10"])
    }

    // MARK: Bytes

    /// A GIF of 3 × 4 pixels, as far as its head says.
    private func picture(byteCount: Int) -> PictureData {
        let head = Data("GIF89a".utf8) + [3, 0, 4, 0]
        return PictureData(head + Data(count: byteCount - head.count))
    }

    /// Only the texture counted, which is small beside the photograph that was sent for it.
    @Test func `bytes that pictures are made of count in the cache`() async throws {
        weak var first: PictureData?
        for number in 0..<3 {
            let bytes = picture(byteCount: 3 << 20)
            if number == 0 { first = bytes }
            let holder = Holder()
            _ = loader.texture(of: .data(bytes), size: CGSize(width: 10, height: 10), for: holder)
            await whenIdle()
            #expect(holder.arrivals == 1)
            #expect(loader.cache.cost == (3 << 20) + 10 * 10 * 4)
        }
        await until { first == nil }
        #expect(first == nil)
    }

    @Test func `bytes that can't be decoded are tried once, know why, and are held by nobody`() async throws {
        var bytes: PictureData? = PictureData(Data("nothing".utf8))
        weak let gone = bytes
        let holder = Holder()
        for side in [10, 10, 20] as [CGFloat] {
            _ = loader.texture(of: .data(bytes!), size: CGSize(width: side, height: side), for: holder)
            await whenIdle()
        }
        #expect(decoder.names.count == 1)
        #expect(bytes?.complaint?.predicate == "can't be read: broken")
        bytes = nil
        holder.wantedPictures = []
        await until { gone == nil }
        #expect(gone == nil)
    }

    private func stored(_ name: String) -> StoredPicture {
        StoredPicture(url: URL(filePath: "/pictures/\(name)"), head: .failure(.init("was not looked at")))
    }

    private func ask(_ picture: StoredPicture, for holder: Holder) {
        _ = loader.texture(of: .stored(picture), size: CGSize(width: 10, height: 10), for: holder)
    }

    @Test func `who shows a stored picture learns that it can't be decoded, and why`() async throws {
        let broken = stored("broken")
        let whole = stored("whole")
        let untold = stored("broken")
        #expect(broken != untold)
        let holder = Holder()
        for picture in [broken, whole] { ask(picture, for: holder) }
        await whenIdle()
        #expect(broken.complaint?.predicate == "can't be read: broken")
        #expect(whole.complaint == nil)
        #expect(untold.complaint?.predicate == "was not looked at")
    }

    @Test func `who shows a stored picture learns when it's being decoded, and when it's there`() async throws {
        let files = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
        try Data("<svg viewBox='0 0 3 4'/>".utf8).write(to: files)
        defer { try? FileManager.default.removeItem(at: files) }
        let picture = StoredPicture(url: files, head: .success(try StoredPicture.Head(of: files)))
        decoder.hold()
        let holder = Holder()
        #expect(!picture.isAwaited)
        ask(picture, for: holder)
        #expect(picture.isAwaited)
        decoder.release()
        await whenIdle()
        #expect(!picture.isAwaited && picture.complaint == nil)
    }

    /// It was waited for as long as it took, and so was all that came after it.
    @Test func `a drawing from elsewhere that takes too long counts as broken`() async throws {
        decoder.hold()
        defer { decoder.release(2) }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
        try Data("<svg viewBox='0 0 3 4'/>".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let slow = StoredPicture(url: file, head: .success(try StoredPicture.Head(of: file)))
        let holder = Holder()
        ask(slow, for: holder)
        await until { decoder.names.count == 1 }
        // The same in another size waits.
        _ = loader.texture(of: .stored(slow), size: CGSize(width: 20, height: 20), for: Holder())
        loader.giveUp(at: .now - .seconds(100))
        #expect(slow.complaint == nil)
        loader.giveUp(at: .now + .seconds(11))
        #expect(slow.complaint?.predicate == "takes too long to be drawn")
        await whenIdle()
        #expect(decoder.names.count == 1)
    }

    @Test func `after a change of sizes pictures are decoded in the order in which they stand`() async throws {
        let loader = ImageLoader(workers: 1, decode: decoder.decode)
        let holders = (0..<20).map { _ in Holder() }
        for side in [10, 20] as [CGFloat] {
            for (number, holder) in holders.enumerated() {
                let size = CGSize(width: side, height: side)
                _ = loader.texture(of: picture("\(number)"), size: size, for: holder)
            }
            loader.settled()
            await withCheckedContinuation { continuation in loader.whenIdle { continuation.resume() } }
        }
        #expect(decoder.names == [10, 20].flatMap { side in (0..<20).map { "\($0) \(side)" } })
    }

    @Test func `a view that is gone is not told`() async throws {
        decoder.hold()
        var holder: Holder? = Holder()
        weak let gone = holder
        _ = ask("a", 10, for: holder!)
        holder = nil
        #expect(gone == nil)
        decoder.release()
        await whenIdle()
        #expect(ask("a", 10, for: Holder()) != nil)
    }
}
