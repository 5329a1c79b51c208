import Combine
import Testing

@Suite struct AssignTests {
    @Test func `values are written to the property until the cancellation`() {
        let publisher = TestPublisher<Int, Never>()
        let object = TestObject()
        let cancellable = publisher.assign(to: \.number, on: object)
        publisher.send(4)
        #expect(object.number == 4)
        cancellable.cancel()
        publisher.send(5)
        #expect(object.number == 4)
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test(arguments: [true, false]) func `the object is held until the end`(isCancelled: Bool) {
        let publisher = TestPublisher<Int, Never>()
        var object: TestObject? = TestObject()
        weak let reference = object
        let assign = Subscribers.Assign(object: object!, keyPath: \.number)
        publisher.subscribe(assign)
        object = nil
        #expect(reference != nil && assign.object === reference)
        if isCancelled { assign.cancel() } else { publisher.send(completion: .finished) }
        #expect(reference == nil && assign.object == nil)
    }

    @Test func `a second subscription is refused`() {
        let assign = Subscribers.Assign(object: TestObject(), keyPath: \.number)
        let second = TrackingSubscription()
        assign.receive(subscription: TrackingSubscription())
        assign.receive(subscription: second)
        #expect(second.events == [.cancelled])
        #expect(assign.description == "Assign TestObject.")
    }
}
