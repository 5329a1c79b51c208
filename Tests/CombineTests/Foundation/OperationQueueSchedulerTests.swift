import Combine
import Foundation
import Testing

@Suite struct OperationQueueSchedulerTests {
    private typealias Time = OperationQueue.SchedulerTimeType
    private typealias Stride = OperationQueue.SchedulerTimeType.Stride

    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        return queue
    }()

    @Test func `actions run on the queue, and not before their time`() {
        let done = Happening()
        nonisolated(unsafe) var runs = ""
        nonisolated(unsafe) var now: Time?
        let date = queue.now.advanced(by: .milliseconds(20))
        queue.schedule { [queue] in runs += OperationQueue.current === queue ? "a" : "-" }
        queue.schedule(options: nil) { runs += "b" }
        queue.schedule(after: date) { [queue] in
            runs += OperationQueue.current === queue ? "c" : "-"
            now = queue.now
            done.happen()
        }
        #expect(done.wait())
        #expect(runs == "abc")
        #expect(now.map { $0 >= date } == true)
    }

    @Test func `an action repeats until it's cancelled`() {
        let done = Happening()
        nonisolated(unsafe) var runs = 0
        nonisolated(unsafe) var repeated: (any Cancellable)?
        queue.isSuspended = true
        repeated = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
            runs += 1
            guard runs == 3 else { return }
            repeated?.cancel()
            done.happen()
        }
        queue.isSuspended = false
        #expect(done.wait())
        let later = Happening()
        queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) { later.happen() }
        #expect(later.wait())
        #expect(runs == 3)
    }

    @Test func `an action that was cancelled before its time doesn't run`() {
        nonisolated(unsafe) var runs = 0
        let later = Happening()
        queue.schedule(after: queue.now.advanced(by: .milliseconds(10)), interval: 1) { runs += 1 }.cancel()
        queue.schedule(after: queue.now.advanced(by: .milliseconds(30))) { later.happen() }
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
        #expect(queue.minimumTolerance == 0)
    }
}
