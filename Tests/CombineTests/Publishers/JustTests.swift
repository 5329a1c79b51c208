import Combine
import Testing

@Suite struct JustTests {
    @Test func `the value waits until it's asked for, and the completion follows it`() {
        let subscriber = TrackingSubscriber<Int, Never>()
        Just(1).subscribe(subscriber)
        #expect(subscriber.events == [.subscription])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `each subscriber gets the value once, however much it asks for`() {
        let just = Just(1)
        for _ in 0..<2 {
            let subscriber = TrackingSubscriber<Int, Never>(.max(3)) { _ in .max(1) }
            just.subscribe(subscriber)
            #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        }
    }

    @Test func `asking from inside brings nothing more`() {
        var subscription: (any Subscription)?
        let subscriber = TrackingSubscriber<Int, Never>() { _ in
            subscription?.request(.unlimited)
            return .none
        }
        Just(1).subscribe(subscriber)
        subscription = subscriber.subscription
        subscription?.request(.max(1))
        subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `after a cancellation nothing comes`() {
        let subscriber = TrackingSubscriber<Int, Never>()
        Just(1).subscribe(subscriber)
        let subscription = subscriber.subscription
        subscriber.cancel()
        subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription])
    }

    @Test func `a subscriber that cancels when it gets the value gets no completion`() {
        var cancel = {}
        let subscriber = TrackingSubscriber<Int, Never>() { _ in
            cancel()
            return .none
        }
        Just(1).subscribe(subscriber)
        cancel = { subscriber.cancel() }
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .value(1)])
    }

    @Test func `the subscription lets go of a subscriber that is done`() {
        weak var weakSubscriber: TrackingSubscriber<Int, Never>?
        for finishes in [true, false] {
            var subscription: (any Subscription)?
            do {
                let subscriber = TrackingSubscriber<Int, Never>()
                weakSubscriber = subscriber
                Just(1).subscribe(subscriber)
                subscription = subscriber.subscription
                if finishes { subscription?.request(.max(1)) } else { subscription?.cancel() }
                subscriber.forgetSubscription()
            }
            #expect(weakSubscriber == nil)
            #expect(subscription.map { "\($0)" } == "Just")
        }
    }

    @Test func `equal values make equal publishers`() {
        #expect(Just(1) == Just(1))
        #expect(Just(1) != Just(2))
        #expect(Just(1).output == 1)
    }
}
