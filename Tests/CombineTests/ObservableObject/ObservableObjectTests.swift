import Combine
import Foundation
import Testing

@Suite struct ObservableObjectTests {
    class Base: ObservableObject {
        @Published var number = 1
        let constant = "c"
    }

    final class Derived<Value>: Base {
        @Published var value: Value
        var plain = 0

        init(_ value: Value) { self.value = value }
    }

    class Plain: ObservableObject {
        var number = 0 { willSet { objectWillChange.send() } }
    }

    final class Custom: ObservableObject {
        let objectWillChange = PassthroughSubject<Int, Never>()
        @Published var number = 1
    }

    @Test func `a change is told before it's made`() {
        let object = Base()
        var seen: [Int] = []
        let cancellable = object.objectWillChange.sink { seen.append(object.number) }
        object.number = 2
        object.number = 3
        #expect(seen == [1, 2])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `the object's listeners hear of a change before the property's`() {
        let object = Base()
        var log: [String] = []
        var cancellables: Set<AnyCancellable> = []
        object.$number.sink { log.append("number \($0)") }.store(in: &cancellables)
        object.objectWillChange.sink { log.append("change") }.store(in: &cancellables)
        object.number = 2
        #expect(log == ["number 1", "change", "number 2"])
    }

    @Test func `published properties of superclasses and of generic classes count`() {
        let object = Derived(["a"])
        var count = 0
        let cancellable = object.objectWillChange.sink { count += 1 }
        object.number = 2
        object.value.append("b")
        object.plain = 1
        #expect(count == 2)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `an object without published properties has one publisher too`() {
        let (object, other) = (Plain(), Plain())
        var count = 0
        let cancellable = object.objectWillChange.sink { count += 1 }
        #expect(object.objectWillChange === object.objectWillChange)
        #expect(object.objectWillChange !== other.objectWillChange)
        object.number = 1
        other.number = 1
        #expect(count == 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `publishers of objects that are gone are released`() {
        weak var publisher: ObservableObjectPublisher?
        do {
            let object = Plain()
            publisher = object.objectWillChange
        }
        let later = (0..<100).map { _ in Plain() }
        for object in later { _ = object.objectWillChange }
        #expect(publisher == nil)
    }

    @Test func `an object may have a publisher of its own`() {
        let object = Custom()
        var values: [Int] = []
        let cancellable = object.objectWillChange.sink { values.append($0) }
        object.number = 2
        object.objectWillChange.send(7)
        #expect(values == [7])
        withExtendedLifetime(cancellable) {}
    }

    @Test func `an assignment to a published property is a change`() {
        let object = Base()
        var count = 0
        let cancellable = object.objectWillChange.sink { count += 1 }
        let subject = PassthroughSubject<Int, Never>()
        subject.assign(to: &object.$number)
        subject.send(5)
        #expect(object.number == 5 && count == 1)
        withExtendedLifetime(cancellable) {}
    }

    @Test func `every thread that asks first gets the same publisher`() {
        for _ in 0..<50 {
            nonisolated(unsafe) let object = Derived(1)
            nonisolated(unsafe) var publishers = [ObservableObjectPublisher?](repeating: nil, count: 4)
            publishers.withUnsafeMutableBufferPointer { buffer in
                nonisolated(unsafe) let buffer = buffer
                DispatchQueue.concurrentPerform(iterations: 4) { buffer[$0] = object.objectWillChange }
            }
            #expect(Set(publishers.map { $0.map(ObjectIdentifier.init) }).count == 1)
        }
    }

    @Test func `an object is released while it's observed`() {
        weak var weakObject: Base?
        var cancellable: AnyCancellable?
        do {
            let object = Base()
            weakObject = object
            cancellable = object.objectWillChange.sink {}
        }
        #expect(weakObject == nil)
        withExtendedLifetime(cancellable) {}
    }
}
