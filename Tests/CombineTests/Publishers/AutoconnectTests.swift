import Combine
import Testing

@Suite struct AutoconnectTests {
    @Test func `the first subscriber connects, and the last to cancel disconnects`() {
        let publisher = ConnectableTestPublisher()
        let autoconnect = publisher.autoconnect()
        #expect(publisher.events == [])
        let subscribers = (0..<3).map { _ in TrackingSubscriber<Int, TestError>(.max(2)) }
        for subscriber in subscribers { autoconnect.subscribe(subscriber) }
        #expect(publisher.events == [.subscribed, .connected, .subscribed, .subscribed])
        for subscriber in subscribers.dropLast() { subscriber.cancel() }
        #expect(!publisher.events.contains(.disconnected))
        subscribers[2].cancel()
        #expect(publisher.events.last == .disconnected)
        autoconnect.subscribe(subscribers[0])
        #expect(publisher.events.suffix(2) == [.subscribed, .connected])
    }

    @Test func `values, demand and completion are passed on`() {
        let publisher = ConnectableTestPublisher()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        publisher.autoconnect().subscribe(subscriber)
        #expect(publisher.publisher.send(1) == .max(4))
        publisher.publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError()))])
        #expect(publisher.publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `who cancels twice is counted once`() {
        let publisher = ConnectableTestPublisher()
        let autoconnect = publisher.autoconnect()
        let (first, second) = (TrackingSubscriber<Int, TestError>(), TrackingSubscriber<Int, TestError>())
        autoconnect.subscribe(first)
        autoconnect.subscribe(second)
        let subscription = first.subscription
        subscription?.cancel()
        subscription?.cancel()
        #expect(publisher.events == [.subscribed, .connected, .subscribed])
        #expect(publisher.publisher.subscription.events == [.cancelled])
        second.cancel()
        #expect(publisher.events.last == .disconnected)
    }

    @Test func `who subscribes from inside a subscription doesn't connect once more`() {
        let publisher = ConnectableTestPublisher()
        let autoconnect = publisher.autoconnect()
        let inner = TrackingSubscriber<Int, TestError>()
        var subscription: (any Subscription)?
        autoconnect.subscribe(
            AnySubscriber<Int, TestError>(
                receiveSubscription: {
                    subscription = $0
                    autoconnect.subscribe(inner)
                }))
        #expect(publisher.events == [.subscribed, .subscribed, .connected])
        subscription?.cancel()
        inner.cancel()
        #expect(publisher.events == [.subscribed, .subscribed, .connected, .disconnected])
    }

    @Test func `who cancels at once connects nothing`() {
        let publisher = ConnectableTestPublisher()
        let autoconnect = publisher.autoconnect()
        autoconnect.subscribe(AnySubscriber<Int, TestError>(receiveSubscription: { $0.cancel() }))
        #expect(publisher.events == [.subscribed])
        autoconnect.subscribe(TrackingSubscriber<Int, TestError>())
        #expect(publisher.events == [.subscribed, .subscribed, .connected])
    }

    @Test func `who cancels while it connects disconnects`() {
        let publisher = ConnectableTestPublisher()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.connecting = { subscriber.cancel() }
        publisher.autoconnect().subscribe(subscriber)
        #expect(publisher.events == [.subscribed, .connected, .disconnected])
    }

    @Test func `a second subscription is cancelled, and isn't counted`() {
        let publisher = ConnectableTestPublisher()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.autoconnect().subscribe(subscriber)
        let second = TrackingSubscription()
        publisher.publisher.send(subscription: second)
        #expect(second.events == [.cancelled])
        #expect(subscriber.events == [.subscription])
        #expect(publisher.events == [.subscribed, .connected])
    }

    @Test func `the subscription is described and identified as the publisher's is`() {
        let publisher = ConnectableTestPublisher()
        let subscriber = TrackingSubscriber<Int, TestError>()
        publisher.autoconnect().subscribe(subscriber)
        #expect(subscriber.subscription?.combineIdentifier == publisher.publisher.subscription.combineIdentifier)
        #expect(subscriber.subscription.map { "\($0)" } == "\(publisher.publisher.subscription)")
    }

    @Test func `the connection lasts though nobody holds the subscription`() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        subject.makeConnectable().autoconnect().subscribe(
            AnySubscriber(
                receiveSubscription: { $0.request(.unlimited) },
                receiveValue: {
                    values.append($0)
                    return .none
                }))
        subject.send(1)
        #expect(values == [1])
    }
}

/// A publisher that a test speaks for, and that records what is done with it.
private final class ConnectableTestPublisher: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = TestError

    enum Event {
        case subscribed, connected, disconnected
    }

    let publisher = TestPublisher<Int, TestError>()
    private(set) var events: [Event] = []
    var connecting = {}

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == TestError {
        events.append(.subscribed)
        publisher.subscribe(subscriber)
    }

    func connect() -> any Cancellable {
        events.append(.connected)
        connecting()
        return AnyCancellable { self.events.append(.disconnected) }
    }
}
