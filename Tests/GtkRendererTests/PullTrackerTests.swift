import Testing

@testable import GtkRenderer

struct PullTrackerTests {
    private let tracker = PullTracker()

    /// How many of so many steps of 10 points complete a pull.
    private func pull(_ steps: Int, isAtTop: Bool = true) -> Int {
        (0..<steps).count { _ in tracker.moved(by: 10, isAtTop: isAtTop) }
    }

    @Test("Fingers that pull past the top complete one pull, however far they go on")
    func pulls() {
        tracker.began()
        #expect(pull(7) == 0)
        #expect(pull(100) == 1)
    }

    @Test("Lifted and put down again, fingers pull again")
    func pullsAgain() {
        for _ in 1...2 {
            tracker.began()
            #expect(pull(20) == 1)
            tracker.ended()
        }
    }

    @Test("What comes without fingers, as notches of a wheel, is no pull")
    func wheel() {
        #expect(pull(1_000) == 0)
    }

    @Test("Momentum after the fingers were lifted is no pull")
    func momentum() {
        tracker.began()
        #expect(pull(7) == 0)
        tracker.ended()
        #expect(pull(1_000) == 0)
    }

    @Test("Arriving at the top is no pull: only what goes on from there counts")
    func arrives() {
        tracker.began()
        #expect(pull(100, isAtTop: false) == 0)
        #expect(pull(7) == 0)
        #expect(pull(1) == 1)
    }

    @Test("Fingers that turn back have pulled less")
    func turnsBack() {
        tracker.began()
        #expect(pull(7) == 0)
        #expect(!tracker.moved(by: -50, isAtTop: true))
        #expect(pull(5) == 0)
        #expect(pull(1) == 1)
    }
}
