import Combine
import Testing

@Suite struct PassthroughSubjectTests {
    let subject = PassthroughSubject<Int, TestError>()

    @Test func `values go to those who asked for them, no more than they asked for`() {
        let two = TrackingSubscriber<Int, TestError>(.max(2))
        let none = TrackingSubscriber<Int, TestError>()
        let all = TrackingSubscriber<Int, TestError>(.unlimited)
        for subscriber in [two, none, all] { subject.subscribe(subscriber) }
        for value in 1...4 { subject.send(value) }
        #expect(two.values == [1, 2])
        #expect(none.values == [])
        #expect(all.values == [1, 2, 3, 4])
        two.subscription?.request(.max(1))
        subject.send(5)
        subject.send(6)
        #expect(two.values == [1, 2, 5])
    }

    @Test func `what a subscriber returns is added to its demand`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { $0 == 1 ? .max(2) : .none }
        subject.subscribe(subscriber)
        for value in 1...5 { subject.send(value) }
        #expect(subscriber.values == [1, 2, 3])
    }

    @Test(arguments: [Subscribers.Completion.finished, .failure(TestError())])
    func `the completion comes once, without demand, and ends everything`(
        completion: Subscribers.Completion<TestError>
    ) {
        let subscriber = TrackingSubscriber<Int, TestError>()
        subject.subscribe(subscriber)
        subject.send(completion: completion)
        subject.send(completion: .finished)
        subject.send(1)
        #expect(subscriber.events == [.subscription, .completion(completion)])
    }

    @Test func `who comes after the completion gets a subscription and the completion`() {
        subject.send(completion: .failure(TestError()))
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        subject.subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .completion(.failure(TestError()))])
    }

    @Test func `a cancelled subscription gets nothing more, others go on`() {
        let subscribers = (0..<5).map { _ in TrackingSubscriber<Int, TestError>(.unlimited) }
        for subscriber in subscribers { subject.subscribe(subscriber) }
        subscribers[1].subscription?.cancel()
        subscribers[3].subscription?.cancel()
        subscribers[3].subscription?.cancel()
        subscribers[3].subscription?.request(.max(1))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(subscribers.map(\.events.count) == [3, 1, 3, 1, 3])
    }

    @Test func `a value sent from inside a subscriber is delivered at once`() {
        var log: [String] = []
        let cancellable = subject.sink { _ in
        } receiveValue: { [subject] value in
            log.append("begin \(value)")
            if value < 3 { subject.send(value + 1) }
            log.append("end \(value)")
        }
        subject.send(1)
        #expect(log == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `demand holds when a subscriber sends from inside`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { [subject] value in
            subject.send(value + 1)
            return value < 3 ? .max(1) : .none
        }
        subject.subscribe(subscriber)
        for value in [1, 2, 3, 4] { subject.send(value) }
        #expect(subscriber.values == [1, 2, 3])
    }

    @Test func `a subscriber may cancel from inside`() {
        var cancellable: AnyCancellable?
        var values: [Int] = []
        cancellable = subject.sink { _ in
        } receiveValue: {
            values.append($0)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
        #expect(values == [1])
    }

    @Test func `a completion sent from inside a subscriber ends its values`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited) { [subject] _ in
            subject.send(completion: .finished)
            return .none
        }
        subject.subscribe(subscriber)
        subject.send(1)
        subject.send(2)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `who subscribes from inside a subscriber gets the next value`() {
        var cancellables: Set<AnyCancellable> = []
        var log: [String] = []
        subject.sink { _ in
        } receiveValue: { [subject] value in
            guard value == 1 else { return }
            subject.sink { _ in
            } receiveValue: {
                log.append("second \($0)")
            }.store(in: &cancellables)
        }.store(in: &cancellables)
        subject.send(1)
        subject.send(2)
        #expect(log == ["second 2"])
    }

    @Test func `the first demand opens what the subject listens to`() {
        let publisher = TestPublisher<Int, TestError>()
        let connection = publisher.subscribe(subject)
        #expect(publisher.subscription.events.isEmpty)
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        subject.subscribe(subscriber)
        subscriber.subscription?.request(.max(1))
        #expect(publisher.subscription.events == [.requested(.unlimited)])
        publisher.send(7)
        #expect(subscriber.values == [7])
        connection.cancel()
        publisher.send(8)
        #expect(subscriber.values == [7])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a released subject cancels what it was given to listen to`() {
        let subscription = TrackingSubscription()
        do {
            let subject = PassthroughSubject<Int, Never>()
            subject.send(subscription: subscription)
        }
        #expect(subscription.events == [.cancelled])
    }

    @Test func `subject, subscription and subscriber are released`() {
        weak var weakSubject: PassthroughSubject<Int, Never>?
        weak var weakSubscriber: TrackingSubscriber<Int, Never>?
        do {
            let subject = PassthroughSubject<Int, Never>()
            let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
            subject.subscribe(subscriber)
            subject.send(1)
            subject.send(completion: .finished)
            (weakSubject, weakSubscriber) = (subject, subscriber)
            subscriber.forgetSubscription()
        }
        #expect(weakSubject == nil && weakSubscriber == nil)
    }

    @Test func `a subscription doesn't hold the subject, and the subject holds its subscribers`() {
        weak var weakSubject: PassthroughSubject<Int, Never>?
        weak var weakSubscriber: TrackingSubscriber<Int, Never>?
        do {
            let subject = PassthroughSubject<Int, Never>()
            do {
                let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
                subject.subscribe(subscriber)
                subscriber.forgetSubscription()
                (weakSubject, weakSubscriber) = (subject, subscriber)
            }
            #expect(weakSubscriber != nil)
        }
        #expect(weakSubject == nil && weakSubscriber == nil)
    }

    @Test func `a subject without values sends elements`() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        let cancellable = subject.sink { count += 1 }
        subject.send()
        subject.send()
        #expect(count == 2)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `asking for nothing stops the program`() async {
        await #expect(processExitsWith: .failure) {
            let subscriber = TrackingSubscriber<Int, Never>()
            PassthroughSubject<Int, Never>().subscribe(subscriber)
            subscriber.subscription?.request(.none)
        }
    }

    @Test func `a value that had to wait is let go of when it has been delivered`() {
        final class Value: Equatable, Sendable {
            static func == (left: Value, right: Value) -> Bool { left === right }
        }
        let subject = PassthroughSubject<Value, Never>()
        nonisolated(unsafe) let shared = subject
        nonisolated(unsafe) var values: [() -> Value?] = []
        var count = 0
        let cancellable = subject.sink { _ in
            count += 1
            guard count == 1 else { return }
            onAnotherThread {
                for _ in 0..<5 {
                    let value = Value()
                    values.append { [weak value] in value }
                    shared.send(value)
                }
            }
        }
        subject.send(Value())
        #expect(count == 6)
        #expect(values.allSatisfy { $0() == nil })
        cancellable.cancel()
    }

    @Test func `a publisher that has finished, or isn't listened to any more, is let go of`() {
        let subject = PassthroughSubject<Int, TestError>()
        weak var finished: TestPublisher<Int, TestError>?
        weak var cancelled: TestPublisher<Int, TestError>?
        do {
            let other = PassthroughSubject<Int, TestError>()
            let (first, second) = (TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>())
            (finished, cancelled) = (first, second)
            first.subscribe(AnySubscriber(other))
            first.send(completion: .finished)
            let connection = second.subscribe(subject)
            connection.cancel()
        }
        #expect(finished == nil && cancelled == nil)
        withExtendedLifetime(subject) {}
    }

    @Test(arguments: [false, true])
    func `a subject that has completed listens to nothing any more`(isCurrentValue: Bool) {
        let (publisher, other) = (TestPublisher<Int, TestError>(), TestPublisher<Int, TestError>())
        weak var weakSubject: AnyObject?
        func check(_ subject: some Subject<Int, TestError>) {
            weakSubject = subject
            publisher.subscribe(AnySubscriber(subject))
            other.subscribe(AnySubscriber(subject))
            other.send(completion: .finished)
            let late = TrackingSubscription()
            subject.send(subscription: late)
            #expect(late.events == [.cancelled])
        }
        if isCurrentValue {
            check(CurrentValueSubject<Int, TestError>(0))
        } else {
            check(PassthroughSubject<Int, TestError>())
        }
        #expect(publisher.subscription.events.last == .cancelled)
        #expect(!other.subscription.events.contains(.cancelled))
        #expect(weakSubject == nil)
    }
}
