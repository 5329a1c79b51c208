import Combine

/// A publisher that sends some values, and then fails or finishes; it does so at once when nothing is left to send.
struct ShortPublisher: Publisher {
    typealias Output = Int
    typealias Failure = TestError

    private let values: [Int]
    private let end: Subscribers.Completion<TestError>
    private let subscribed: () -> Void

    init(
        _ values: Int..., end: Subscribers.Completion<TestError> = .finished,
        subscribed: @escaping () -> Void = {}
    ) {
        self.values = values
        self.end = end
        self.subscribed = subscribed
    }

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == TestError, S.Input == Int {
        subscribed()
        let values = Publishers.Sequence<[Int], Never>(sequence: values).tryMap { $0 }
        values.mapError { _ in TestError(code: -1) }.subscribe(
            AnySubscriber<Int, TestError>(
                receiveSubscription: { subscriber.receive(subscription: $0) },
                receiveValue: { subscriber.receive($0) },
                receiveCompletion: { _ in subscriber.receive(completion: end) }))
    }
}

/// A publisher that breaks the rules: it sends two subscriptions.
struct TwiceSubscribingPublisher: Publisher {
    typealias Output = Int
    typealias Failure = TestError

    let first = TrackingSubscription()
    let second = TrackingSubscription()

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == TestError, S.Input == Int {
        subscriber.receive(subscription: first)
        subscriber.receive(subscription: second)
    }
}

/// A publisher that can be compared.
struct NumberedPublisher: Publisher, Equatable {
    typealias Output = Int
    typealias Failure = TestError

    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == TestError, S.Input == Int {
        ShortPublisher(number).receive(subscriber: subscriber)
    }
}
