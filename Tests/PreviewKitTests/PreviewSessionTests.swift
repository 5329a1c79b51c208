import Testing

@testable import PreviewKit

/// The order of builds and windows, with no process, file or clock.
struct PreviewSessionTests {
    private let frame = WindowFrame(width: 500, height: 600, place: .init(x: 30, y: 40))

    /// A session whose first window is on the screen.
    private func shown() -> PreviewSession {
        var session = PreviewSession()
        _ = session.handle(.started)
        _ = session.handle(.windowShown(1))
        return session
    }

    @Test("a change that builds opens a window where the last one is, which then closes")
    func refresh() {
        var session = PreviewSession()
        #expect(session.handle(.started) == [.open(1, at: nil)])
        #expect(session.handle(.windowShown(1)) == [])
        #expect(session.handle(.sourcesChanged) == [.build])
        #expect(session.handle(.buildEnded(.succeeded)) == [.askFrame(1)])
        #expect(session.handle(.windowTold(1, frame)) == [.open(2, at: frame)])
        #expect(session.handle(.windowShown(2)) == [.close(1)])
        #expect(session.handle(.windowEnded(1, hasCrashed: false)) == [])
    }

    @Test("a change that doesn't build is told in the window, which stays")
    func failure() {
        var session = shown()
        _ = session.handle(.sourcesChanged)
        #expect(session.handle(.buildEnded(.failed(reason: "no"))) == [.showFailure(1, "no")])
        #expect(session.handle(.sourcesChanged) == [.build])
        #expect(session.handle(.buildEnded(.succeeded)) == [.askFrame(1)])
    }

    @Test("what changes during a build is built after it, once, and only that is shown")
    func changesDuringBuild() {
        var session = shown()
        #expect(session.handle(.sourcesChanged) == [.build])
        #expect(session.handle(.sourcesChanged) == [])
        #expect(session.handle(.sourcesChanged) == [])
        #expect(session.handle(.buildEnded(.failed(reason: "half written"))) == [.build])
        #expect(session.handle(.buildEnded(.succeeded)) == [.askFrame(1)])
    }

    @Test("code that crashes before it's shown leaves the last window, which says so")
    func crashAtStart() {
        var session = shown()
        _ = session.handle(.sourcesChanged)
        _ = session.handle(.buildEnded(.succeeded))
        _ = session.handle(.windowTold(1, frame))
        let message = "The preview crashed before it was shown."
        #expect(
            session.handle(.windowEnded(2, hasCrashed: true)) == [.report(message), .showFailure(1, message)])
    }

    @Test("a preview that crashes later comes back after the next change, where it was")
    func crashLater() {
        var session = shown()
        _ = session.handle(.windowTold(1, frame))
        #expect(session.handle(.windowEnded(1, hasCrashed: true)).count == 1)
        #expect(session.handle(.sourcesChanged) == [.build])
        #expect(session.handle(.buildEnded(.succeeded)) == [.open(2, at: frame)])
    }

    @Test("a window that crashes when it's asked for its place is replaced all the same")
    func crashWhenAsked() {
        var session = shown()
        _ = session.handle(.sourcesChanged)
        _ = session.handle(.buildEnded(.succeeded))
        #expect(session.handle(.windowEnded(1, hasCrashed: true)).last == .open(2, at: nil))
    }

    @Test("the window that a person closes ends it, the one that is replaced doesn't")
    func closing() {
        var session = shown()
        _ = session.handle(.sourcesChanged)
        _ = session.handle(.buildEnded(.succeeded))
        _ = session.handle(.windowTold(1, frame))
        _ = session.handle(.windowShown(2))
        #expect(session.handle(.windowEnded(1, hasCrashed: false)) == [])
        #expect(session.handle(.windowEnded(2, hasCrashed: false)) == [.end])
    }

    @Test("a window that hasn't come when a newer one is built is given up")
    func slowWindow() {
        var session = shown()
        for _ in 1...2 {
            _ = session.handle(.sourcesChanged)
            _ = session.handle(.buildEnded(.succeeded))
        }
        #expect(session.handle(.windowTold(1, frame)) == [.open(2, at: frame)])
        _ = session.handle(.sourcesChanged)
        _ = session.handle(.buildEnded(.succeeded))
        #expect(session.handle(.windowTold(1, frame)) == [.close(2), .open(3, at: frame)])
        #expect(session.handle(.windowShown(2)) == [])
        #expect(session.handle(.windowShown(3)) == [.close(1)])
    }
}
