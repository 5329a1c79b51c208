import Testing

@testable import GtkRenderer

struct PullTrackerTests {
    private static let notch = 50_000

    private func turns(_ count: Int, from start: Int = 0, step: Int = notch, isAtTop: Bool = true) -> (PullTracker) ->
        Int
    {
        { tracker in
            (0..<count).count { tracker.turned(by: -1, isAtTop: isAtTop, time: start + $0 * step) }
        }
    }

    @Test("Turning on past the top pulls once")
    func pulls() {
        #expect(turns(4)(PullTracker()) == 1)
    }

    @Test("Arriving at the top with the last notches of a scroll does not pull")
    func arrives() {
        let tracker = PullTracker()
        #expect(turns(10, isAtTop: false)(tracker) == 0)
        #expect(turns(3, from: 10 * Self.notch)(tracker) == 0)
    }

    @Test("Single notches with pauses between them are no pull")
    func pauses() {
        #expect(turns(10, step: 1_000_000)(PullTracker()) == 0)
    }

    @Test("Turning down starts over")
    func turnsBack() {
        let tracker = PullTracker()
        _ = turns(3)(tracker)
        _ = tracker.turned(by: 1, isAtTop: true, time: 4 * Self.notch)
        #expect(turns(3, from: 5 * Self.notch)(tracker) == 0)
    }

    @Test("One gesture refreshes once, whoever reports it")
    func firesOnce() {
        let tracker = PullTracker()
        #expect(tracker.mayFire(at: 0))
        #expect(!tracker.mayFire(at: 1_000_000))
        #expect(tracker.mayFire(at: 3_000_000))
    }
}
