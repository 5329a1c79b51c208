import Foundation
import Testing

@testable import Combine

@Suite struct MailboxTests {
    @Test func `a subscriber is called by one thread at a time, and nothing is lost`() {
        nonisolated(unsafe) var values: [Int] = []
        // The array is written without a lock: two threads in here at once would damage it.
        let subscriber = AnySubscriber<Int, Never>(receiveValue: {
            values.append($0)
            return .none
        })
        nonisolated(unsafe) let mailbox = Mailbox(subscriber)
        nonisolated(unsafe) let owner = TrackingSubscription()
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for value in 0..<500 { mailbox.send(.value(thread * 500 + value), from: owner) }
        }
        #expect(values.sorted() == Array(0..<2000))
        for thread in 0..<4 {
            let own = values.filter { $0 / 500 == thread }
            #expect(own == own.sorted())
        }
    }

    @Test func `signals come in the order in which they were put, one for each turn`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(2)) { _ in .max(3) }
        let mailbox = Mailbox(AnySubscriber(subscriber))
        let owner = TrackingSubscription()
        mailbox.put(.subscription)
        mailbox.put(.value(1))
        mailbox.deliverNext(from: owner)
        mailbox.put(.completion(.finished))
        mailbox.put(.value(2))
        #expect(subscriber.events == [.subscription])
        for _ in 0..<5 { mailbox.deliverNext(from: owner) }
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        #expect(owner.events == [.requested(.max(2)), .requested(.max(3))])
    }

    @Test func `nothing is delivered or held after it was closed`() {
        let subscriber = TrackingSubscriber<Object, TestError>()
        let mailbox = Mailbox(AnySubscriber(subscriber))
        weak var object: Object?
        do {
            let value = Object()
            object = value
            mailbox.put(.value(value))
        }
        #expect(object != nil)
        mailbox.close()
        mailbox.send(.completion(.finished), from: TrackingSubscription())
        #expect(subscriber.events == [])
        #expect(object == nil)
    }

    private final class Object: Equatable {
        static func == (lhs: Object, rhs: Object) -> Bool { lhs === rhs }
    }
}
