import Combine
import Testing

@Suite struct FirstWhereTests {
    @Test func `the first value that the closure lets through cancels the upstream and finishes`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        var asked: [Int] = []
        publisher
            .first {
                asked.append($0)
                return $0 > 1
            }
            .subscribe(subscriber)
        for value in 1...3 { #expect(publisher.send(value) == Subscribers.Demand.none) }
        publisher.send(completion: .failure(TestError()))
        #expect(asked == [1, 2])
        #expect(subscriber.events == [.subscription, .value(2), .completion(.finished)])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test(arguments: [Subscribers.Completion<TestError>.finished, .failure(TestError())])
    func `the upstream's end before that is passed on`(completion: Subscribers.Completion<TestError>) {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1))
        publisher.first { $0 > 1 }.subscribe(subscriber)
        publisher.send(1)
        publisher.send(completion: completion)
        #expect(subscriber.events == [.subscription, .completion(completion)])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `it keeps the contract of an operator`() {
        expectContract("TryFirst") { $0.first { $0 > 1 } }
    }
}
