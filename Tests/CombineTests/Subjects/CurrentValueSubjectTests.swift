import Combine
import Testing

@Suite struct CurrentValueSubjectTests {
    let subject = CurrentValueSubject<Int, TestError>(0)

    @Test func `the current value comes first, then each new one`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        subject.subscribe(subscriber)
        subject.send(1)
        subject.value = 2
        #expect(subscriber.values == [0, 1, 2])
        #expect(subject.value == 2)
    }

    @Test func `a subscriber that asks late gets the latest value only`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        subject.subscribe(subscriber)
        subject.send(1)
        subject.send(2)
        #expect(subscriber.values == [])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.values == [2])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.values == [2])
        subject.send(3)
        subject.send(4)
        #expect(subscriber.values == [2, 3])
        subscriber.subscription?.request(.max(2))
        #expect(subscriber.values == [2, 3, 4])
        subject.send(5)
        #expect(subscriber.values == [2, 3, 4, 5])
    }

    @Test func `a value missed while a subscriber was busy comes when it asks by returning`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { [subject] value in
            if value == 0 { subject.send(1) }
            return .max(1)
        }
        subject.subscribe(subscriber)
        #expect(subscriber.values == [0, 1])
        subject.send(2)
        #expect(subscriber.values == [0, 1, 2])
    }

    @Test func `the value stays what it was after the completion`() {
        let subscriber = TrackingSubscriber<Int, TestError>()
        subject.subscribe(subscriber)
        subject.send(completion: .finished)
        subject.send(1)
        subject.send(completion: .failure(TestError()))
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.events == [.subscription, .completion(.finished)])
        #expect(subject.value == 0)
        let late = TrackingSubscriber<Int, TestError>(.unlimited)
        subject.subscribe(late)
        #expect(late.events == [.subscription, .completion(.finished)])
    }

    @Test func `the value is already set when it's delivered`() {
        var seen: [Int] = []
        let cancellable = subject.sink { _ in
        } receiveValue: { [subject] _ in
            seen.append(subject.value)
        }
        subject.send(1)
        #expect(seen == [0, 1])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a value sent from inside a subscriber is delivered at once`() {
        var values: [Int] = []
        let cancellable = subject.sink { _ in
        } receiveValue: { [subject] value in
            values.append(value)
            if value == 1 { subject.send(2) }
        }
        subject.send(1)
        #expect(values == [0, 1, 2])
        #expect(subject.value == 2)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a cancelled subscription gets nothing more`() {
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        subject.subscribe(subscriber)
        subject.send(1)
        subscriber.subscription?.cancel()
        subscriber.subscription?.request(.max(1))
        subject.send(2)
        #expect(subscriber.values == [0])
    }

    @Test func `what the subject listens to is opened at once`() {
        let publisher = TestPublisher<Int, TestError>()
        let connection = publisher.subscribe(subject)
        publisher.send(7)
        #expect(publisher.subscription.events == [.requested(.unlimited)])
        #expect(subject.value == 7)
        withExtendedLifetime(connection) {}
    }

    @Test func `a replaced value is released outside of the lock`() {
        final class Probe {
            var onRelease: (() -> Void)?
            deinit { onRelease?() }
        }
        let subject = CurrentValueSubject<Probe?, Never>(Probe())
        var isReleased = false
        subject.value?.onRelease = { [unowned subject] in isReleased = subject.value == nil }
        subject.send(nil)
        #expect(isReleased)
    }

    @Test func `subject and subscriber are released`() {
        weak var weakSubject: CurrentValueSubject<Int, Never>?
        weak var weakSubscriber: TrackingSubscriber<Int, Never>?
        do {
            let subject = CurrentValueSubject<Int, Never>(0)
            let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
            subject.subscribe(subscriber)
            subscriber.subscription?.cancel()
            (weakSubject, weakSubscriber) = (subject, subscriber)
        }
        #expect(weakSubject == nil && weakSubscriber == nil)
    }
}
