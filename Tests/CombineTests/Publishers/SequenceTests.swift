import Combine
import Testing

@Suite struct SequenceTests {
    @Test func `elements come as they're asked for, and the completion follows the last`() {
        let subscriber = TrackingSubscriber<Int, Never>(.max(1))
        [1, 2, 3].publisher.subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .value(1)])
        subscriber.subscription?.request(.max(2))
        #expect(subscriber.events == [.subscription, .value(1), .value(2), .value(3), .completion(.finished)])
    }

    @Test func `without elements it finishes at once`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        Publishers.Sequence(sequence: []).subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .completion(.finished)])
    }

    @Test func `what a subscriber returns and what it asks for from inside adds up`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, Never>() {
            if $0 == 1 { subscription?.request(.max(2)) }
            return $0 == 2 ? .max(1) : .none
        }
        (1...9).publisher.subscribe(subscriber)
        subscription = subscriber.subscription
        subscription?.request(.max(1))
        #expect(subscriber.values == [1, 2, 3, 4])
    }

    @Test func `after a cancellation from inside nothing comes`() {
        var cancel = {}
        let subscriber = TrackingSubscriber<Int, Never>() {
            if $0 == 2 { cancel() }
            return .none
        }
        (1...2).publisher.subscribe(subscriber)
        cancel = { subscriber.cancel() }
        subscriber.subscription?.request(.unlimited)
        #expect(subscriber.events == [.subscription, .value(1), .value(2)])
    }

    @Test func `an endless sequence can be published`() {
        let subscriber = TrackingSubscriber<Int, Never>(.max(2))
        sequence(first: 1) { $0 + 1 }.publisher.dropFirst(2).drop { $0 < 10 }.prefix(5).subscribe(subscriber)
        #expect(subscriber.values == [10, 11])
    }

    @Test func `the subscription is described as the sequence is, and lets go of a subscriber that is done`() {
        weak var weakSubscriber: TrackingSubscriber<Int, Never>?
        var subscription: (any Subscription)?
        do {
            let subscriber = TrackingSubscriber<Int, Never>()
            weakSubscriber = subscriber
            [1, 2].publisher.subscribe(subscriber)
            subscription = subscriber.subscription
            subscription?.request(.unlimited)
        }
        #expect(weakSubscriber == nil)
        #expect(subscription.map { "\($0)" } == "[1, 2]")
    }

    @Test func `publishers of equal sequences are equal`() {
        #expect([1].publisher == Publishers.Sequence(sequence: [1]))
        #expect([1].publisher != [2].publisher)
    }
}
