import Combine
import Testing

@Suite struct AnyCancellableTests {
    @Test func `the closure is called once, whether cancelled or released`() {
        var count = 0
        var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
        cancellable?.cancel()
        cancellable?.cancel()
        #expect(count == 1)
        cancellable = nil
        #expect(count == 1)
        cancellable = AnyCancellable { count += 1 }
        cancellable = nil
        #expect(count == 2)
    }

    @Test func `a cancellable that cancels itself from its closure is cancelled once`() {
        var count = 0
        var cancellable: AnyCancellable?
        cancellable = AnyCancellable {
            count += 1
            cancellable?.cancel()
        }
        cancellable?.cancel()
        cancellable = nil
        #expect(count == 1)
    }

    @Test func `what the closure holds is released by the cancellation`() {
        var object: TestObject? = TestObject()
        weak let reference = object
        let cancellable = AnyCancellable { [object] in withExtendedLifetime(object) {} }
        object = nil
        cancellable.cancel()
        #expect(reference == nil)
    }

    @Test func `a set or an array keeps activities alive`() {
        let subscriptions = [TrackingSubscription(), TrackingSubscription()]
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        AnyCancellable(subscriptions[0]).store(in: &set)
        AnyCancellable(subscriptions[1]).store(in: &array)
        #expect(subscriptions.allSatisfy { $0.events.isEmpty })
        set = []
        array = []
        #expect(subscriptions.allSatisfy { $0.events == [.cancelled] })
    }

    @Test func `any cancellable can be stored`() {
        let subscription: any Cancellable = TrackingSubscription()
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        subscription.store(in: &set)
        subscription.store(in: &array)
        #expect(set.count == 1 && array.count == 1)
    }

    @Test func `two cancellables are equal when they are one`() {
        let (first, second) = (AnyCancellable {}, AnyCancellable {})
        #expect(first == first && first != second)
        #expect(Set([first, second, first]).count == 2)
    }
}
