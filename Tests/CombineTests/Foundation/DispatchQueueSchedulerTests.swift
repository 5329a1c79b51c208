import Combine
import Dispatch
import Foundation
import Testing

@Suite struct DispatchQueueSchedulerTests {
    private typealias Time = DispatchQueue.SchedulerTimeType
    private typealias Stride = DispatchQueue.SchedulerTimeType.Stride

    private let queue = DispatchQueue(label: "test")

    @Test func `actions run on the queue, in their order`() {
        let done = Happening()
        nonisolated(unsafe) var runs = ""
        queue.schedule { [queue] in
            dispatchPrecondition(condition: .onQueue(queue))
            runs += "a"
        }
        queue.schedule(options: .init(qos: .userInitiated, flags: .barrier)) { runs += "b" }
        queue.schedule(after: queue.now.advanced(by: .milliseconds(1))) {
            runs += "c"
            done.happen()
        }
        #expect(done.wait())
        #expect(runs == "abc")
    }

    @Test func `an action doesn't run before its time`() {
        let done = Happening()
        let date = queue.now.advanced(by: .milliseconds(20))
        nonisolated(unsafe) var now = date
        queue.schedule(after: date) { [queue] in
            now = queue.now
            done.happen()
        }
        #expect(done.wait())
        #expect(now >= date)
    }

    @Test func `an action repeats until it's cancelled`() {
        let done = Happening()
        nonisolated(unsafe) var runs = 0
        nonisolated(unsafe) var repeated: (any Cancellable)?
        queue.sync {
            repeated = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                runs += 1
                guard runs == 3 else { return }
                repeated?.cancel()
                done.happen()
            }
        }
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

    @Test func `actions belong to the group of the options`() {
        let group = DispatchGroup()
        nonisolated(unsafe) var runs = 0
        queue.schedule(options: .init(group: group)) { runs += 1 }
        queue.schedule(
            after: queue.now.advanced(by: .milliseconds(5)), tolerance: 0, options: .init(group: group)
        ) { runs += 1 }
        #expect(group.wait(timeout: .now() + 20) == .success)
        #expect(queue.sync { runs } == 2)
    }

    @Test func `options have defaults`() {
        let options = DispatchQueue.SchedulerOptions()
        #expect(options.qos == .unspecified)
        #expect(options.flags == [])
        #expect(options.group == nil)
    }

    @Test func `moments are compared, encoded and advanced in nanoseconds`() throws {
        let time = Time(DispatchTime(uptimeNanoseconds: 1_000_000))
        let later = time.advanced(by: .microseconds(5))
        #expect(later.dispatchTime == DispatchTime(uptimeNanoseconds: 1_005_000))
        #expect(time.distance(to: later) == .microseconds(5))
        #expect(later.distance(to: time) == .microseconds(-5))
        #expect(time < later)
        #expect(Set([time, later, time]).count == 2)
        #expect(time.distance(to: Time(.distantFuture)) == .nanoseconds(.max))
        #expect(try JSONDecoder().decode(Time.self, from: JSONEncoder().encode(time)) == time)
    }

    @Test func `strides are made of usual units and literals`() {
        #expect(Stride.seconds(2).magnitude == 2_000_000_000)
        #expect(Stride.seconds(1.5) == .milliseconds(1500))
        #expect(Stride.milliseconds(1) == .microseconds(1000))
        #expect(Stride.microseconds(1) == .nanoseconds(1000))
        #expect((2 as Stride) == .seconds(2))
        #expect((0.5 as Stride) == .milliseconds(500))
        #expect(Stride(exactly: 5) == .nanoseconds(5))
        #expect(Stride(exactly: UInt.max) == nil)
        #expect(Stride(.milliseconds(3)) == .milliseconds(3))
        #expect(Stride(.never) == .nanoseconds(.max))
        #expect(Stride.seconds(1).timeInterval == .nanoseconds(1_000_000_000))
    }

    @Test func `strides are counted in nanoseconds, and what is too long is as long as can be`() {
        let one = Stride.nanoseconds(1)
        #expect(one + one == .nanoseconds(2))
        #expect(one - .nanoseconds(3) == .nanoseconds(-2))
        #expect(Stride.nanoseconds(3) * .nanoseconds(2) == .nanoseconds(6))
        #expect(one < .nanoseconds(2))
        #expect(Stride.nanoseconds(.max) + one == .nanoseconds(.max))
        #expect(Stride.nanoseconds(.min) - one == .nanoseconds(.min))
        #expect(Stride.seconds(Int.max) == .nanoseconds(.max))
        #expect(Stride.seconds(Int.min) == .nanoseconds(.min))
        #expect(Stride.seconds(.infinity) == .nanoseconds(.max))
        #expect(Stride.seconds(-.infinity) == .nanoseconds(.min))
        var stride = one
        stride += .nanoseconds(4)
        stride *= .nanoseconds(3)
        stride -= .nanoseconds(5)
        #expect(stride == .nanoseconds(10))
    }

    @Test func `values keep their order on a queue that runs many at once, and come one at a time`() {
        let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
        let done = Happening()
        nonisolated(unsafe) var values: [Int] = []
        let cancellable = (0..<1000).publisher.receive(on: concurrent).sink(
            receiveCompletion: { _ in done.happen() }, receiveValue: { values.append($0) })
        #expect(done.wait())
        #expect(values == Array(0..<1000))
        cancellable.cancel()
    }
}
