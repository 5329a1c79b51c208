import Combine
import Foundation
import InMemoryRenderer
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Answers requests for pictures when a test says so.
nonisolated private final class HeldDownload: Sendable {
    private struct State {
        var asked: [URL] = []
        var cancelled = 0
        var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
    }

    private let state = Locked(State())

    var asked: [URL] { state.withLock(\.asked) }
    var cancelled: Int { state.withLock(\.cancelled) }

    var download: PictureDownload {
        PictureDownload { [self] url in
            let number = state.withLock { state in
                state.asked.append(url)
                return state.asked.count
            }
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    state.withLock { $0.waiting[number] = continuation }
                }
            } onCancel: {
                state.withLock { state in
                    state.cancelled += 1
                    return state.waiting.removeValue(forKey: number)
                }?.resume(throwing: CancellationError())
            }
        }
    }

    var isHeld: Bool { state.withLock { !$0.waiting.isEmpty } }

    func answer(_ result: Result<Data, any Error>) {
        for continuation in state.withLock({ state in
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }) {
            continuation.resume(with: result)
        }
    }
}

@Suite struct AsyncImageTests {
    private let first = URL(string: "https://example.com/1")!
    private let second = URL(string: "https://example.com/2")!
    private let held = HeldDownload()

    private struct Phases: View {
        let url: URL?

        var body: some View {
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Text("empty")
                case .success: Text("success")
                case .failure: Text("failure")
                }
            }
        }
    }

    @Observable final class Shown {
        var url: URL?
        var isShown = true
        init(_ url: URL?) { self.url = url }
    }

    private struct Page: View {
        let shown: Shown

        var body: some View {
            if shown.isShown { Phases(url: shown.url) } else { Text("gone") }
        }
    }

    private func window(_ view: some View) -> InMemoryWindow {
        InMemoryWindow(view.environment(\.pictureDownload, held.download))
    }

    @Test func `a picture is empty, then there`() async {
        let window = window(Phases(url: first))
        #expect(window.has("empty"))
        await window.settle { held.isHeld }
        held.answer(.success(ImageTests.gif))
        await window.settle { window.has("success") }
        #expect(held.asked == [first])
    }

    @Test func `the picture comes with the transaction that is given`() async {
        let log = Log()
        var transaction = Transaction()
        transaction.bringer = "picture"
        let window = window(
            AsyncImage(url: first, transaction: transaction) { phase in
                Text(phase.image == nil ? "empty" : "success").transaction { log.add($0.bringer) }
            })
        await window.settle { held.isHeld }
        #expect(Set(log.take()) == ["nobody"])
        held.answer(.success(ImageTests.gif))
        #expect(await window.settle { window.has("success") })
        #expect(log.take() == ["picture"])
    }

    @Test func `what is no picture, and what can't be had, is a failure`() async {
        for result: Result<Data, any Error> in [
            .success(Data([1, 2, 3])), .success(Data()), .failure(PictureDownload.Failure.status(first, 404)),
        ] {
            let window = window(Phases(url: first))
            await window.settle { held.isHeld }
            held.answer(result)
            #expect(await window.settle { window.has("failure") })
        }
    }

    @Test func `no address is an empty picture, and nothing is asked for`() async {
        let window = window(Phases(url: nil))
        window.settle()
        #expect(window.has("empty"))
        #expect(held.asked.isEmpty)
    }

    @Test func `one that leaves is cancelled, and loaded anew when it comes back`() async {
        let shown = Shown(first)
        let window = window(Page(shown: shown))
        await window.settle { held.isHeld }
        shown.isShown = false
        await window.settle { held.cancelled == 1 }
        shown.isShown = true
        await window.settle { held.isHeld }
        #expect(held.asked == [first, first])
        held.answer(.success(ImageTests.gif))
        #expect(await window.settle { window.has("success") })
    }

    @Test func `another address begins anew, and the old answer is not shown`() async {
        let shown = Shown(first)
        let window = window(Page(shown: shown))
        await window.settle { held.isHeld }
        held.answer(.success(ImageTests.gif))
        await window.settle { window.has("success") }
        shown.url = second
        await window.settle { held.isHeld }
        #expect(window.has("empty"))
        #expect(held.asked == [first, second])
        held.answer(.success(Data()))
        #expect(await window.settle { window.has("failure") })
    }

    @Test func `the placeholder stands until the picture is there`() async {
        let window = window(
            AsyncImage(url: first, scale: 2) {
                $0.resizable().frame(width: 40, height: 40)
            } placeholder: {
                Text("wait")
            })
        #expect(window.has("wait"))
        await window.settle { held.isHeld }
        held.answer(.success(ImageTests.gif))
        #expect(await window.settle { !window.has("wait") })
    }

    @Test func `it is loaded also where nothing stands for it until then`() async {
        let window = window(
            AsyncImage(url: first) { phase in if phase.image != nil { Text("success") } })
        #expect(window.texts.isEmpty)
        await window.settle { held.isHeld }
        held.answer(.success(ImageTests.gif))
        #expect(await window.settle { window.has("success") })
        #expect(held.asked == [first] && held.cancelled == 0)
    }

    private func bytes(_ window: InMemoryWindow) -> PictureData? {
        for case .image(.data(let bytes), _, _) in window.elements.flatMap(\.element.content) { return bytes }
        return nil
    }

    @Test func `bytes that can't be decoded are a failure that says why`() async throws {
        let window = window(
            AsyncImage(url: first) { phase in
                if let image = phase.image { image } else { Text(phase.error?.localizedDescription ?? "empty") }
            })
        await window.settle { held.isHeld }
        held.answer(.success(ImageTests.gif))
        await window.settle { bytes(window) != nil }
        try #require(bytes(window)).decodingFailed(.init("is too large to be shown"))
        window.settle()
        #expect(window.texts == ["It is too large to be shown."])
    }

    /// The bytes of four thousand rows stayed.
    @Test func `a row that is scrolled away lets its picture go, and loads it again when it comes back`() async throws {
        let window = window(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        if row == 0 {
                            AsyncImage(url: first).frame(height: 100)
                        } else {
                            Text("row \(row)").frame(height: 100)
                        }
                    }
                }
            })
        await window.settle { held.isHeld }
        held.answer(.success(ImageTests.gif))
        #expect(await window.settle { bytes(window) != nil })
        weak let gone = bytes(window)
        try window.scroll(to: CGPoint(x: 0, y: 9_000))
        #expect(await window.settle { gone == nil })
        try window.scroll(to: .zero)
        #expect(await window.settle { held.isHeld })
        #expect(held.asked == [first, first])
        held.answer(.success(ImageTests.gif))
        #expect(await window.settle { bytes(window) != nil })
    }

    @Test func `on its own it draws nothing, then the picture`() async {
        let window = window(AsyncImage(url: first))
        func picture() -> CGSize? {
            for case .image(.data, let rect, _) in window.elements.flatMap(\.element.content) { return rect.size }
            return nil
        }
        #expect(picture() == nil)
        await window.settle { held.isHeld }
        held.answer(.success(ImageTests.gif))
        #expect(await window.settle { picture() == CGSize(width: 30, height: 20) })
    }
}

extension Transaction {
    @Entry fileprivate var bringer = "nobody"
}
