import Combine
import Testing

@Suite struct ImmediateSchedulerTests {
    private typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride

    private let scheduler = ImmediateScheduler.shared

    @Test func `each action runs once and at once, whatever its time`() {
        var runs = ""
        scheduler.schedule { runs += "a" }
        scheduler.schedule(after: scheduler.now.advanced(by: 10)) { runs += "b" }
        scheduler.schedule(after: scheduler.now, tolerance: 1) { runs += "c" }
        let repeated = [
            scheduler.schedule(after: scheduler.now, interval: 1) { runs += "d" },
            scheduler.schedule(after: scheduler.now, interval: 1, tolerance: 1) { runs += "e" },
        ]
        #expect(runs == "abcde")
        for cancellable in repeated { cancellable.cancel() }
    }

    @Test func `there is one moment, and time doesn't pass`() {
        let moment = scheduler.now
        #expect(moment == moment.advanced(by: 5))
        #expect(moment.distance(to: scheduler.now) == 0)
        #expect(scheduler.minimumTolerance == 0)
    }

    @Test func `a stride counts, but usual units of time are nothing to it`() {
        #expect(Stride(2) + 3 == 5)
        #expect(Stride(2) - 3 == -1)
        #expect(Stride(2) * 3 == 6)
        #expect(Stride(2) < 3)
        #expect(2.9 as Stride == 2)
        #expect(Stride(exactly: UInt.max) == nil)
        #expect(Stride(exactly: 7 as Int8)?.magnitude == 7)
        var stride = 1 as Stride
        stride += 4
        stride *= 3
        stride -= 5
        #expect(stride == 10)
        let units: [Stride] = [
            .seconds(1), .seconds(1.5), .milliseconds(1), .microseconds(1), .nanoseconds(1),
        ]
        #expect(units.allSatisfy { $0 == 0 })
    }
}
