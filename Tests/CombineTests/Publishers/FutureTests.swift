import Combine
import Dispatch
import Synchronization
import Testing

@Suite struct FutureTests {
    /// A future and its promise.
    private func pending() -> (future: Future<Int, TestError>, promise: Future<Int, TestError>.Promise) {
        var promise: Future<Int, TestError>.Promise = { _ in }
        let future = Future<Int, TestError> { promise = $0 }
        return (future, promise)
    }

    @Test func `the closure is called at once, and only once`() {
        var count = 0
        let future = Future<Int, TestError> {
            count += 1
            $0(.success(1))
        }
        #expect(count == 1)
        for _ in 0..<2 {
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            future.subscribe(subscriber)
            #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        }
        #expect(count == 1)
    }

    @Test func `the value goes to all who have asked for it when it comes`() {
        let (future, promise) = pending()
        let subscribers = (0..<2).map { _ in TrackingSubscriber<Int, TestError>(.max(1)) { _ in .max(1) } }
        for subscriber in subscribers { future.subscribe(subscriber) }
        #expect(subscribers[0].events == [.subscription])
        promise(.success(1))
        for subscriber in subscribers {
            #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        }
    }

    @Test func `the value waits for those who haven't asked yet, also without the future`() {
        let early = TrackingSubscriber<Int, TestError>()
        let late = TrackingSubscriber<Int, TestError>()
        do {
            let (future, promise) = pending()
            future.subscribe(early)
            promise(.success(1))
            future.subscribe(late)
        }
        for subscriber in [early, late] {
            #expect(subscriber.events == [.subscription])
            #expect(subscriber.subscription.map { "\($0)" } == "Future")
            subscriber.subscription?.request(.max(1))
            #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
        }
    }

    @Test func `a failure waits for nobody`() {
        let (future, promise) = pending()
        let early = TrackingSubscriber<Int, TestError>()
        let late = TrackingSubscriber<Int, TestError>()
        future.subscribe(early)
        promise(.failure(TestError()))
        future.subscribe(late)
        #expect(early.events == [.subscription, .completion(.failure(TestError()))])
        #expect(late.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `a failure that comes during the subscription follows it`() {
        let (future, promise) = pending()
        var events: [String] = []
        future.subscribe(
            AnySubscriber(
                receiveSubscription: { _ in
                    promise(.failure(TestError()))
                    events.append("subscription")
                },
                receiveCompletion: { _ in events.append("completion") }))
        #expect(events == ["subscription", "completion"])
    }

    @Test func `only the first call of the promise counts`() {
        let (future, promise) = pending()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        future.subscribe(subscriber)
        promise(.success(1))
        promise(.success(2))
        promise(.failure(TestError()))
        future.subscribe(subscriber)
        #expect(subscriber.values == [1, 1])
    }

    @Test func `who has cancelled gets nothing`() {
        let (future, promise) = pending()
        let cancelled = TrackingSubscriber<Int, TestError>(.unlimited)
        let other = TrackingSubscriber<Int, TestError>(.unlimited)
        future.subscribe(cancelled)
        future.subscribe(other)
        cancelled.cancel()
        promise(.success(1))
        #expect(cancelled.events == [.subscription])
        #expect(other.values == [1])
    }

    @Test func `who cancels when the value comes gets no completion`() {
        let (future, promise) = pending()
        var cancel = {}
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            cancel()
            return .none
        }
        future.subscribe(subscriber)
        cancel = { subscriber.cancel() }
        promise(.success(1))
        #expect(subscriber.events == [.subscription, .value(1)])
    }

    @Test func `a subscriber may call the promise and subscribe again from inside`() {
        let (future, promise) = pending()
        let inner = TrackingSubscriber<Int, TestError>(.unlimited)
        let outer = TrackingSubscriber<Int, TestError>(.unlimited) { _ in
            promise(.success(2))
            future.subscribe(inner)
            return .unlimited
        }
        future.subscribe(outer)
        promise(.success(1))
        #expect(outer.events == [.subscription, .value(1), .completion(.finished)])
        #expect(inner.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `asking for nothing stops the program`() async {
        await #expect(processExitsWith: .failure) {
            Future<Int, Never> { _ in }.subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) }))
        }
    }

    @Test(arguments: ChainEnd.allCases) func `nothing leaks`(end: ChainEnd) {
        weak var weakFuture: Future<Int, TestError>?
        weak var weakSubscriber: TrackingSubscriber<Int, TestError>?
        do {
            let (future, promise) = pending()
            let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
            (weakFuture, weakSubscriber) = (future, subscriber)
            future.subscribe(subscriber)
            switch end {
            case .finished: promise(.success(1))
            case .failed: promise(.failure(TestError()))
            case .cancelled: subscriber.cancel()
            case .released: subscriber.forgetSubscription()
            }
        }
        #expect(weakFuture == nil)
        #expect(weakSubscriber == nil)
    }

    @Test func `each subscriber gets the one value, whatever thread comes first`() {
        for _ in 0..<200 {
            nonisolated(unsafe) let (future, promise) = pending()
            let values = Guarded<[Int]>([])
            let completions = Atomic(0)
            DispatchQueue.concurrentPerform(iterations: 6) { thread in
                guard thread % 3 != 0 else { return promise(.success(thread)) }
                future.subscribe(
                    AnySubscriber(
                        receiveSubscription: { $0.request(.max(1)) },
                        receiveValue: { value in
                            values.withLock { $0.append(value) }
                            return .none
                        },
                        receiveCompletion: { _ in completions.add(1, ordering: .relaxed) }))
            }
            #expect(values.withLock { $0.count } == 4)
            #expect(values.withLock { Set($0).count } == 1)
            #expect(completions.load(ordering: .relaxed) == 4)
        }
    }
}
