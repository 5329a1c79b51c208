import Combine
import Foundation
import Testing

@Suite struct TimerPublisherTests {
    private let thread = LoopThread()

    @Test func `the time is sent from the run loop, again and again`() {
        let done = Happening()
        nonisolated(unsafe) var dates: [Date] = []
        let start = Date()
        let publisher = Timer.publish(every: 0.001, on: thread.loop, in: .default)
        let cancellable = publisher.sink { [thread] in
            guard Thread.current === thread.thread else { return }
            dates.append($0)
            if dates.count == 3 { done.happen() }
        }
        let connection = publisher.connect()
        #expect(done.wait())
        cancellable.cancel()
        connection.cancel()
        #expect(dates.allSatisfy { $0 >= start })
        #expect(dates == dates.sorted())
    }

    @Test func `nothing is sent before it's connected, and nothing after the connection was cancelled`() {
        nonisolated(unsafe) var count = 0
        let publisher = Timer.publish(every: 0.001, on: thread.loop, in: .default)
        let cancellable = publisher.sink { _ in count += 1 }
        waitInLoop()
        #expect(count == 0)
        let connections = [publisher.connect(), publisher.connect()]
        connections[1].cancel()
        // What the loop was at may still have come.
        waitInLoop()
        let last = count
        waitInLoop()
        #expect(count == last)

        let again = Happening()
        let other = publisher.first(happening: again)
        let connection = publisher.connect()
        #expect(again.wait())
        connection.cancel()
        withExtendedLifetime((cancellable, other)) {}
    }

    @Test func `releasing a connection doesn't end it, nor does releasing the publisher`() {
        let done = Happening()
        nonisolated(unsafe) var cancellable: AnyCancellable?
        do {
            let publisher = Timer.publish(every: 0.001, on: thread.loop, in: .default)
            cancellable = publisher.first(happening: done)
            _ = publisher.connect()
        }
        #expect(done.wait())
        cancellable?.cancel()
    }

    @Test func `a subscriber gets as many as it asks for`() {
        let publisher = Timer.publish(every: 0.001, on: thread.loop, in: .default)
        let subscriber = TrackingSubscriber<Date, Never>(.max(2))
        let done = Happening()
        publisher.subscribe(subscriber)
        let others = publisher.first(happening: done, after: 5)
        let connection = publisher.connect()
        #expect(done.wait())
        connection.cancel()
        waitInLoop()
        #expect(subscriber.values.count == 2)
        others.cancel()
    }

    @Test func `nothing outlives a connection that was cancelled`() {
        weak var publisher: Timer.TimerPublisher?
        weak var subscriber: TrackingSubscriber<Date, Never>?
        do {
            let first = Timer.publish(every: 60, on: thread.loop, in: .default)
            let last = TrackingSubscriber<Date, Never>(.unlimited)
            (publisher, subscriber) = (first, last)
            first.subscribe(last)
            let connection = first.connect()
            last.cancel()
            connection.cancel()
        }
        #expect(publisher == nil)
        #expect(subscriber == nil)
    }

    @Test func `the publisher has what it was made with`() {
        let publisher = Timer.publish(every: 2, tolerance: 1, on: .main, in: .common)
        #expect(publisher.interval == 2)
        #expect(publisher.tolerance == 1)
        #expect(publisher.runLoop === RunLoop.main)
        #expect(publisher.mode == .common)
        #expect(publisher.options == nil)
        #expect(Timer.TimerPublisher(interval: 3, runLoop: .main, mode: .default).tolerance == nil)
    }

    /// Waits until the loop has come to what is due a little later.
    private func waitInLoop() {
        let later = Happening()
        thread.loop.schedule(after: thread.loop.now.advanced(by: .milliseconds(10))) { later.happen() }
        #expect(later.wait())
    }
}

extension Timer.TimerPublisher {
    /// Lets something happen with the first value, or a later one.
    fileprivate func first(happening: Happening, after count: Int = 1) -> AnyCancellable {
        nonisolated(unsafe) var left = count
        return sink { _ in
            left -= 1
            if left == 0 { happening.happen() }
        }
    }
}
