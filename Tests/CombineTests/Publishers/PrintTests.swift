import Combine
import Foundation
import Testing

@Suite struct PrintTests {
    @Test func `a line is written for all that happens`() {
        let stream = Stream()
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(1)) { [.none, .max(2), .unlimited][$0] }
        publisher.print(to: stream).subscribe(subscriber)
        #expect(publisher.send(0) == Subscribers.Demand.none)
        #expect(publisher.send(1) == .max(2))
        #expect(publisher.send(2) == .unlimited)
        subscriber.subscription?.request(.unlimited)
        publisher.send(completion: .failure(TestError()))
        #expect(
            stream.text == """
                receive subscription: (\(publisher.subscription))
                request max: (1)
                receive value: (0)
                receive value: (1)
                request max: (2) (synchronous)
                receive value: (2)
                request unlimited (synchronous)
                request unlimited
                receive error: (\(TestError()))

                """)
        #expect(subscriber.values == [0, 1, 2])
        #expect(publisher.subscription.events == [.requested(.max(1)), .requested(.unlimited)])
    }

    @Test func `lines begin with the prefix`() {
        let stream = Stream()
        let subscriber = TrackingSubscriber<Int, Never>(.max(1))
        [1, 2].publisher.print("Numbers", to: stream).subscribe(subscriber)
        subscriber.cancel()
        #expect(
            stream.text == """
                Numbers: receive subscription: ([1, 2])
                Numbers: request max: (1)
                Numbers: receive value: (1)
                Numbers: receive cancel

                """)
        #expect([1].publisher.print("Numbers").prefix == "Numbers")
        #expect([1].publisher.print().stream == nil)
    }

    @Test func `the end is a line, too`() {
        let stream = Stream()
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        [1].publisher.print(to: stream).subscribe(subscriber)
        #expect(stream.text.hasSuffix("receive value: (1)\nreceive finished\n"))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `without a stream lines are written to the standard output`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            _ = [1].publisher.print("Numbers").sink { _ in }
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(
            output.hasSuffix(
                """
                Numbers: receive subscription: ([1])
                Numbers: request unlimited
                Numbers: receive value: (1)
                Numbers: receive finished

                """))
    }

    @Test func `lines of several threads don't get mixed up`() {
        let stream = Stream()
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.print(to: stream).sink { _ in }
        nonisolated(unsafe) let shared = subject
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<100 { shared.send(1) }
        }
        let lines = stream.text.split(separator: "\n")
        #expect(lines.filter { $0 == "receive value: (1)" }.count == 400)
        #expect(lines.count == 402)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a stream may do what makes another line`() {
        let stream = Stream()
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.print(to: stream).sink { _ in }
        stream.didWrite = { if $0 == "receive value: (1)" { subject.send(2) } }
        subject.send(1)
        #expect(stream.text.hasSuffix("request unlimited\nreceive value: (1)\nreceive value: (2)\n"))
        stream.didWrite = nil
        withExtendedLifetime(cancellable) {}
    }

    @Test func `cancelling cancels the upstream once, and nothing comes after it`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.print(to: Stream()).subscribe(subscriber)
        let subscription = subscriber.subscription
        #expect(subscription.map { "\($0)" } == "Print")
        subscription?.cancel()
        subscription?.cancel()
        publisher.send(1)
        publisher.send(completion: .finished)
        #expect(subscriber.events == [.subscription])
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `one subscription is taken, and nothing leaks`() {
        expectOneSubscription { $0.print(to: Stream()) }
        expectNothingLeaks { $0.print(to: Stream()) }
    }
}

private final class Stream: TextOutputStream {
    var text = ""
    var didWrite: ((String) -> Void)?

    func write(_ string: String) {
        text += string
        didWrite?(string)
    }
}
