import Foundation
import Testing

@testable import Combine

@Suite struct DeliveryTests {
    @Test func `a subscriber is called by one thread at a time, and nothing is lost`() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let shared = subject
        nonisolated(unsafe) var values: [Int] = []
        // The array is written without a lock: two threads in here at once would damage it.
        let cancellable = subject.sink { values.append($0) }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for index in 0..<2_000 { shared.send(thread * 2_000 + index) }
        }
        #expect(values.sorted() == Array(0..<16_000))
        for thread in 0..<8 {
            let own = values.filter { $0 / 2_000 == thread }
            #expect(own == own.sorted())
        }
        withExtendedLifetime(cancellable) {}
    }

    @Test func `demand is exact when eight threads send`() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let shared = subject
        let subscriber = TrackingSubscriber<Int, Never>(.max(100))
        subject.subscribe(subscriber)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for index in 0..<200 { shared.send(index) }
        }
        #expect(subscriber.values.count == 100)
    }

    @Test func `the completion is the last thing, whoever sends it`() {
        for _ in 0..<200 {
            let subject = CurrentValueSubject<Int, Never>(0)
            nonisolated(unsafe) let shared = subject
            let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
            subject.subscribe(subscriber)
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                if thread == 3 { shared.send(completion: .finished) } else { shared.send(thread) }
            }
            #expect(subscriber.events.last == .completion(.finished))
            #expect(subscriber.events.filter { $0 == .completion(.finished) }.count == 1)
        }
    }

    @Test func `threads may subscribe, send and cancel at the same time`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        nonisolated(unsafe) let shared = subject
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for index in 0..<500 {
                // Another thread may be inside the closure still when this one has cancelled.
                let values = Counter()
                let cancellable = shared.sink { _ in values.add() }
                if thread < 4 { shared.send(index) }
                cancellable.cancel()
                #expect(values.count > 0)
            }
        }
    }

    @Test func `a value sent before the subscription was handed over waits for it`() throws {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let shared = subject
        var log: [String] = []
        let subscriber = AnySubscriber<Int, Never> { subscription in
            subscription.request(.unlimited)
            let isSent = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                shared.send(1)
                shared.send(completion: .finished)
                isSent.signal()
            }
            isSent.wait()
            log.append("subscribed")
        } receiveValue: {
            log.append("\($0)")
            return .none
        } receiveCompletion: { _ in
            log.append("finished")
        }
        subject.subscribe(subscriber)
        #expect(log == ["subscribed", "1", "finished"])
    }

    @Test func `what another thread sends waits, and the latest value waits behind it`() {
        let (busy, other) = (Self.otherThread(), ThreadID.current)
        var delivery = Delivery(keepsLatest: true, owner: busy)
        #expect(delivery.request(.max(1), on: other) == .wait)
        #expect(delivery.send(on: other) == .keep)
        #expect(delivery.delivered(adding: .max(1), isInside: false) == .firstWaitingThenLatest)
        #expect(delivery.delivered(adding: .none, isInside: false) == .firstWaiting)
        #expect(delivery.delivered(adding: .max(1), isInside: false) == .nothing)
        #expect(delivery.send(on: other) == .deliver(isInside: false))
    }

    @Test func `what waits is delivered before the completion, and nothing after a cancellation`() {
        let (busy, other) = (Self.otherThread(), ThreadID.current)
        var delivery = Delivery(keepsLatest: false, owner: busy)
        _ = delivery.request(.unlimited, on: busy)
        #expect(delivery.send(on: other) == .wait)
        #expect(delivery.send(on: busy) == .deliver(isInside: true))
        #expect(delivery.finish(on: other) == .wait)
        #expect(delivery.send(on: other) == .nothing)
        #expect(delivery.delivered(adding: .none, isInside: true) == .nothing)
        #expect(delivery.delivered(adding: .none, isInside: false) == .firstWaiting)
        delivery.end()
        #expect(delivery.delivered(adding: .none, isInside: false) == .nothing)
    }

    /// The identity of a thread that isn't this one.
    private static func otherThread() -> ThreadID {
        let isKnown = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var identity = ThreadID.current
        Thread.detachNewThread {
            identity = .current
            isKnown.signal()
        }
        isKnown.wait()
        return identity
    }
}
