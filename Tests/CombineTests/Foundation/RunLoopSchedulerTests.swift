import Combine
import Foundation
import Testing

@Suite struct RunLoopSchedulerTests {
    private typealias Time = RunLoop.SchedulerTimeType
    private typealias Stride = RunLoop.SchedulerTimeType.Stride

    @Test func `actions run on a loop that sleeps on another thread, and not before their time`() {
        let thread = LoopThread()
        let done = Happening()
        nonisolated(unsafe) var runs = ""
        nonisolated(unsafe) var now: Time?
        let first = Happening()
        thread.loop.schedule {
            runs += Thread.current === thread.thread ? "a" : "-"
            first.happen()
        }
        #expect(first.wait())
        let date = thread.loop.now.advanced(by: .milliseconds(20))
        thread.loop.schedule(after: date) {
            runs += Thread.current === thread.thread ? "b" : "-"
            now = RunLoop.current.now
            done.happen()
        }
        #expect(done.wait())
        #expect(runs == "ab")
        #expect(now.map { $0 >= date } == true)
    }

    @Test func `an action repeats until it's cancelled`() {
        let thread = LoopThread()
        let done = Happening()
        nonisolated(unsafe) var runs = 0
        nonisolated(unsafe) var repeated: (any Cancellable)?
        thread.loop.schedule {
            repeated = RunLoop.current.schedule(after: RunLoop.current.now, interval: .milliseconds(1)) {
                runs += 1
                guard runs == 3 else { return }
                repeated?.cancel()
                done.happen()
            }
        }
        #expect(done.wait())
        let later = Happening()
        thread.loop.schedule(after: thread.loop.now.advanced(by: .milliseconds(20))) { later.happen() }
        #expect(later.wait())
        #expect(runs == 3)
    }

    @Test func `an action that was cancelled before its time doesn't run`() {
        let thread = LoopThread()
        nonisolated(unsafe) var runs = 0
        let later = Happening()
        let date = thread.loop.now.advanced(by: .milliseconds(10))
        thread.loop.schedule(after: date, interval: 1) { runs += 1 }.cancel()
        thread.loop.schedule(after: date.advanced(by: .milliseconds(20))) { later.happen() }
        #expect(later.wait())
        #expect(runs == 0)
    }

    @Test func `moments are dates, and strides are seconds`() throws {
        let time = Time(Date(timeIntervalSinceReferenceDate: 10))
        let later = time.advanced(by: 2.5)
        #expect(later.date == Date(timeIntervalSinceReferenceDate: 12.5))
        #expect(time.distance(to: later) == 2.5)
        #expect(time < later)
        #expect(try JSONDecoder().decode(Time.self, from: JSONEncoder().encode(time)) == time)
        #expect(Stride.seconds(2).timeInterval == 2)
        #expect(Stride.milliseconds(1500) == .seconds(1.5))
        #expect(Stride.microseconds(1_500_000) == 1.5)
        #expect(Stride.nanoseconds(1_500_000_000) == 1.5)
        #expect(Stride(exactly: 7)?.magnitude == 7)
        #expect((Stride(1) + 2) * 3 - 4 == 5)
        #expect(RunLoop.main.minimumTolerance == 0)
    }
}
