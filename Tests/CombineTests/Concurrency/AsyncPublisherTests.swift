import Combine
import Testing

@Suite(.timeLimit(.minutes(5))) struct AsyncPublisherTests {
    @Test func `all values come, and then the end`() async throws {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
        for try await value in Publishers.Sequence<[Int], TestError>(sequence: [4, 5]).values { values.append(value) }
        #expect(values == [1, 2, 3, 4, 5])
    }

    @Test func `values are asked for one at a time, when they're awaited`() async {
        let publisher = SignallingPublisher<Never>()
        var iterator = publisher.values.makeAsyncIterator()
        #expect(publisher.events == [])
        publisher.answers = [.success(1), .success(2)]
        #expect(await iterator.next() == 1)
        #expect(publisher.events == [.requested(.max(1))])
        #expect(await iterator.next() == 2)
        #expect(publisher.events == [.requested(.max(1)), .requested(.max(1))])
    }

    @Test func `a value that nobody awaits is dropped`() async {
        let publisher = SignallingPublisher<Never>()
        var iterator = publisher.values.makeAsyncIterator()
        publisher.send(.success(1))
        publisher.answers = [.success(2)]
        #expect(await iterator.next() == 2)
    }

    @Test func `no value of a subject that keeps its latest is missed`() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        var iterator = subject.values.makeAsyncIterator()
        #expect(await iterator.next() == 1)
        subject.send(2)
        subject.send(3)
        #expect(await iterator.next() == 3)
        subject.send(completion: .finished)
        #expect(await iterator.next() == nil)
        #expect(await iterator.next() == nil)
    }

    @Test func `a failure is thrown once, also one that nobody awaited`() async throws {
        let publisher = SignallingPublisher<TestError>()
        var iterator = publisher.values.makeAsyncIterator()
        publisher.answers = [.success(1), .failure(TestError())]
        #expect(try await iterator.next() == 1)
        await #expect(throws: TestError()) { try await iterator.next() }
        #expect(try await iterator.next() == nil)

        var second = Fail<Int, TestError>(error: TestError(code: 2)).values.makeAsyncIterator()
        await #expect(throws: TestError(code: 2)) { try await second.next() }
        #expect(try await second.next() == nil)
    }

    @Test func `a subscription that comes late is asked for what is awaited`() async {
        let publisher = SignallingPublisher<Never>(isLate: true)
        nonisolated(unsafe) var iterator = publisher.values.makeAsyncIterator()
        publisher.answers = [.success(1)]
        async let value = iterator.next()
        publisher.subscriber?.receive(subscription: publisher)
        #expect(await value == 1)
        #expect(publisher.events == [.requested(.max(1))])
    }

    @Test func `a second subscription is cancelled`() {
        let publisher = SignallingPublisher<Never>()
        let iterator = publisher.values.makeAsyncIterator()
        let second = TrackingSubscription()
        publisher.subscriber?.receive(subscription: second)
        #expect(second.events == [.cancelled])
        withExtendedLifetime(iterator) {}
    }

    @Test func `a cancelled task cancels the subscription, and gets no more`() async throws {
        let publisher = SignallingPublisher<TestError>()
        let task = Task {
            var values: [Int] = []
            for try await value in publisher.values { values.append(value) }
            return values
        }
        await publisher.requests(1)
        publisher.send(.success(1))
        await publisher.requests(2)
        task.cancel()
        #expect(try await task.value == [1])
        publisher.send(.success(2))
        #expect(publisher.events == [.requested(.max(1)), .requested(.max(1)), .cancelled])
    }

    @Test func `a task that is cancelled already asks for nothing`() async {
        let publisher = SignallingPublisher<Never>()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            for await _ in publisher.values { Issue.record("A value came.") }
        }
        await task.value
        #expect(publisher.events == [.cancelled])
    }

    @Test func `a loop that is left cancels the subscription`() async {
        let publisher = SignallingPublisher<Never>()
        publisher.answers = [.success(1), .success(2)]
        for await value in publisher.values where value == 1 { break }
        #expect(publisher.events == [.requested(.max(1)), .cancelled])
    }

    @Test func `after the end nothing is cancelled`() async {
        let publisher = SignallingPublisher<Never>()
        publisher.answers = [nil]
        for await _ in publisher.values { Issue.record("A value came.") }
        #expect(publisher.events == [.requested(.max(1))])
    }

    @Test func `the loop and the publisher's closures run where they were written`() async {
        await mainActorLoop()
    }

    @MainActor private func mainActorLoop() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        let publisher = subject.map { value in
            MainActor.assertIsolated()
            return value
        }
        for await value in publisher.values {
            #expect(value == 1)
            break
        }
    }

    @Test func `nothing leaks`() async {
        weak var weakPublisher: SignallingPublisher<Never>?
        do {
            let publisher = SignallingPublisher<Never>()
            weakPublisher = publisher
            publisher.answers = [.success(1)]
            for await _ in publisher.values { break }
        }
        #expect(weakPublisher == nil)
    }

    @Test func `values and the end arrive whatever thread sends`() async {
        for _ in 0..<100 {
            let publisher = SignallingPublisher<Never>()
            let task = Task {
                var values: [Int] = []
                for await value in publisher.values { values.append(value) }
                return values
            }
            for index in 1...20 {
                await publisher.requests(index)
                publisher.send(index < 20 ? .success(index) : nil)
            }
            #expect(await task.value == Array(1..<20))
        }
    }
}

@Suite struct FutureValueTests {
    @Test func `the value is awaited`() async throws {
        #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
        #expect(try await Future<Int, TestError> { $0(.success(2)) }.value == 2)
    }

    @Test func `a value that comes later is awaited, too`() async {
        let value = await Future<Int, Never> { promise in
            nonisolated(unsafe) let promise = promise
            Task { promise(.success(1)) }
        }.value
        #expect(value == 1)
    }

    @Test func `a failure is thrown`() async {
        await #expect(throws: TestError()) {
            try await Future<Int, TestError> { $0(.failure(TestError())) }.value
        }
    }
}

/// A publisher that answers each request with the next of its answers, if it has any; safe to use from all threads.
private final class SignallingPublisher<Failure: Error>: Publisher, Subscription, @unchecked Sendable {
    typealias Output = Int
    /// A value, a failure, or nil for the end.
    typealias Answer = Result<Int, Failure>?

    private let state = Guarded(State())
    private let isLate: Bool

    private struct State: @unchecked Sendable {
        var events: [TrackingSubscription.Event] = []
        var answers: [Answer] = []
        var subscriber: AnySubscriber<Int, Failure>?
    }

    init(isLate: Bool = false) {
        self.isLate = isLate
    }

    var events: [TrackingSubscription.Event] { state.withLock { $0.events } }
    var subscriber: AnySubscriber<Int, Failure>? { state.withLock { $0.subscriber } }

    var answers: [Answer] {
        get { state.withLock { $0.answers } }
        set { state.withLock { $0.answers = newValue } }
    }

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Failure {
        let subscriber = AnySubscriber(subscriber)
        state.withLock { $0.subscriber = subscriber }
        if !isLate { subscriber.receive(subscription: self) }
    }

    func request(_ demand: Subscribers.Demand) {
        let answers = state.withLock { state in
            state.events.append(.requested(demand))
            defer { state.answers = Array(state.answers.dropFirst()) }
            return state.answers.prefix(1)
        }
        for answer in answers { send(answer) }
    }

    func cancel() {
        let subscriber = state.withLock {
            $0.events.append(.cancelled)
            return $0.subscriber.take()
        }
        withExtendedLifetime(subscriber) {}
    }

    func send(_ answer: Answer) {
        switch answer {
        case .success(let value): _ = subscriber?.receive(value)
        case .failure(let error): subscriber?.receive(completion: .failure(error))
        case nil: subscriber?.receive(completion: .finished)
        }
    }

    /// Waits until so many requests have come.
    func requests(_ count: Int) async {
        while events.count < count, !Task.isCancelled { await Task.yield() }
    }
}
