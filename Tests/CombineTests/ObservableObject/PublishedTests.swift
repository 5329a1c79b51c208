import Combine
import Testing

@Suite struct PublishedTests {
    final class Model {
        @Published var number = 1
        @Published var other = 10
        @Published(initialValue: "a") var text: String
    }

    let model = Model()

    @Test func `the value comes first, then each new one before it's set`() {
        var log: [String] = []
        let cancellable = model.$number.sink { [model] in log.append("\($0) was \(model.number)") }
        model.number = 2
        model.number = 2
        model.number += 1
        #expect(log == ["1 was 1", "2 was 1", "2 was 2", "3 was 2"])
        #expect(model.number == 3 && model.text == "a")
        withExtendedLifetime(cancellable) {}
    }

    @Test func `demand is kept to, and the latest value waits for it`() {
        let subscriber = TrackingSubscriber<Int, Never>(.max(1))
        model.$number.subscribe(subscriber)
        model.number = 2
        model.number = 3
        #expect(subscriber.values == [1])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.values == [1, 3])
    }

    @Test func `a cancelled subscription gets nothing more`() {
        var values: [Int] = []
        let cancellable = model.$number.sink { values.append($0) }
        cancellable.cancel()
        model.number = 2
        #expect(values == [1])
    }

    @Test func `a subscriber may set another property from inside`() {
        let cancellable = model.$number.sink { [model] in model.other = $0 * 10 }
        model.number = 5
        #expect(model.other == 50)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `a publisher can be assigned to a published property`() {
        let subject = PassthroughSubject<Int, Never>()
        subject.assign(to: &model.$number)
        var values: [Int] = []
        let cancellable = model.$number.sink { values.append($0) }
        subject.send(8)
        #expect(model.number == 8)
        #expect(values == [1, 8])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `an assignment ends with the object and doesn't hold it`() {
        let publisher = TestPublisher<Int, Never>()
        weak var weakModel: Model?
        do {
            let model = Model()
            weakModel = model
            publisher.assign(to: &model.$number)
            publisher.send(2)
            #expect(model.number == 2)
        }
        #expect(weakModel == nil)
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
    }

    @Test func `one property can follow another`() {
        model.$number.map { $0 + 100 }.assign(to: &model.$other)
        #expect(model.other == 101)
        model.number = 2
        #expect(model.other == 102)
    }

    final class Observed: ObservableObject {
        @Published var number = 0
    }

    @Test func `who begins to listen when the object is about to change gets the new value`() {
        let model = Observed()
        var values: [Int] = []
        var cancellables: [AnyCancellable] = []
        model.objectWillChange.sink {
            if cancellables.count == 1 { model.$number.sink { values.append($0) }.store(in: &cancellables) }
        }.store(in: &cancellables)
        model.number = 5
        #expect(values == [0, 5])
    }

    @Test func `who begins to listen while others are told gets the new value when it's set`() {
        var log: [String] = []
        var cancellables: [AnyCancellable] = []
        model.$number.dropFirst().sink { [model] _ in
            guard cancellables.count == 1 else { return }
            model.$number.sink { log.append("\($0) with \(model.number)") }.store(in: &cancellables)
        }.store(in: &cancellables)
        model.number = 5
        #expect(log == ["1 with 1", "5 with 5"])
        model.number = 6
        #expect(log == ["1 with 1", "5 with 5", "6 with 5"])
    }

    @Test func `an assignment is let go of when its publisher has finished`() {
        weak var publisher: TestPublisher<Int, Never>?
        weak var object: Object?
        do {
            let first = TestPublisher<Int, Never>()
            let held = Object()
            (publisher, object) = (first, held)
            first.map { [held] number in withExtendedLifetime(held) { number } }.assign(to: &model.$number)
            first.send(3)
            first.send(completion: .finished)
        }
        #expect(publisher == nil && object == nil)
        #expect(model.number == 3)
    }

    private final class Object {}
}
