import Combine
import Testing

@Suite struct SinkTests {
    @Test func `a sink asks for everything once and gets values and the completion`() {
        let publisher = TestPublisher<Int, TestError>()
        var values: [Int] = []
        var completions: [Subscribers.Completion<TestError>] = []
        let cancellable = publisher.sink {
            completions.append($0)
        } receiveValue: {
            values.append($0)
        }
        publisher.send(1)
        #expect(publisher.send(2) == Subscribers.Demand.none)
        publisher.send(completion: .failure(TestError()))
        publisher.send(3)
        publisher.send(completion: .finished)
        cancellable.cancel()
        #expect(values == [1, 2])
        #expect(completions == [.failure(TestError())])
        #expect(publisher.subscription.events == [.requested(.unlimited)])
    }

    @Test func `a cancelled sink gets nothing and cancels its subscription once`() {
        let publisher = TestPublisher<Int, Never>()
        var values: [Int] = []
        let cancellable = publisher.sink { values.append($0) }
        cancellable.cancel()
        cancellable.cancel()
        publisher.send(1)
        #expect(values.isEmpty)
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a sink is cancelled when its cancellable is released`() {
        let publisher = TestPublisher<Int, Never>()
        _ = publisher.sink { _ in }
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `a second subscription is refused`() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let (first, second) = (TrackingSubscription(), TrackingSubscription())
        sink.receive(subscription: first)
        sink.receive(subscription: second)
        #expect(first.events == [.requested(.unlimited)])
        #expect(second.events == [.cancelled])
    }

    @Test func `a subscription that comes after the cancellation is refused`() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        sink.cancel()
        let subscription = TrackingSubscription()
        sink.receive(subscription: subscription)
        #expect(subscription.events == [.cancelled])
    }

    @Test(arguments: [true, false]) func `what the closures hold is released at the end`(isCancelled: Bool) {
        let publisher = TestPublisher<Int, Never>()
        var object: TestObject? = TestObject()
        weak let reference = object
        let cancellable = publisher.sink { [object] _ in withExtendedLifetime(object) {} }
        object = nil
        #expect(reference != nil)
        if isCancelled { cancellable.cancel() } else { publisher.send(completion: .finished) }
        #expect(reference == nil)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a sink describes itself`() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        #expect(sink.description == "Sink")
        #expect(sink.playgroundDescription as? String == "Sink")
        #expect(sink.customMirror.children.isEmpty)
    }
}

final class TestObject {
    var number = 0
}
