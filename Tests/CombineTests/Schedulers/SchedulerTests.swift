import Combine
import Testing

@Suite struct SchedulerTests {
    private let scheduler = VirtualTimeScheduler(minimumTolerance: .nanoseconds(7))

    @Test func `what isn't said is nil for options, and the least tolerance`() {
        scheduler.schedule {}
        scheduler.schedule(after: .seconds(1)) {}
        scheduler.schedule(after: .seconds(1), tolerance: 2) {}
        let cancellables = [
            scheduler.schedule(after: .seconds(1), interval: 3) {},
            scheduler.schedule(after: .seconds(1), interval: 3, tolerance: 2) {},
        ]
        #expect(
            scheduler.requests.map(\.kind) == [
                .immediate,
                .once(at: .seconds(1), tolerance: .nanoseconds(7)),
                .once(at: .seconds(1), tolerance: 2),
                .repeated(from: .seconds(1), every: 3, tolerance: .nanoseconds(7)),
                .repeated(from: .seconds(1), every: 3, tolerance: 2),
            ])
        #expect(scheduler.requests.allSatisfy { $0.options == nil })
        #expect(cancellables.count == 2)
    }

    @Test func `virtual time runs actions in their order, and repeated ones until they are cancelled`() {
        var runs: [String] = []
        scheduler.schedule(after: .seconds(2)) { runs.append("once") }
        let repeated = scheduler.schedule(after: .seconds(1), interval: 1) { runs.append("again") }
        scheduler.schedule { [scheduler] in
            runs.append("now")
            scheduler.schedule { runs.append("inner") }
        }
        #expect(runs == [])
        scheduler.run()
        #expect(runs == ["now", "inner"])
        scheduler.advance(by: 2)
        #expect(runs == ["now", "inner", "again", "once", "again"])
        repeated.cancel()
        scheduler.advance(by: 9)
        #expect(runs.count == 5)
        #expect(scheduler.now == .seconds(11))
        #expect(scheduler.pendingCount == 0)
    }
}
