import Combine
import Foundation
import InMemoryRenderer
import SwiftUI
import Testing

@Suite struct ReceiveTests {
    @Test func `what a publisher sends is received while the view is there`() throws {
        struct Sample: View {
            @State private var isThere = true
            @State private var last = 0
            let subject: PassthroughSubject<Int, Never>
            var body: some View {
                VStack {
                    Text("last \(last)")
                    if isThere { Text("listens").onReceive(subject) { last = $0 } }
                    Button("Toggle") { isThere.toggle() }
                }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let window = InMemoryWindow(Sample(subject: subject))
        subject.send(1)
        subject.send(2)
        window.settle()
        #expect(window.texts.first == "last 2")
        try window.press("Toggle")
        subject.send(3)
        window.settle()
        #expect(window.texts.first == "last 2")
        try window.press("Toggle")
        subject.send(4)
        window.settle()
        #expect(window.texts.first == "last 4")
    }

    @Test func `one subscription lasts as long as the publisher stays the same, and the action is the latest`() throws {
        struct Sample: View {
            @State private var index = 0
            @State private var other = 0
            let publishers: [AnyPublisher<String, Never>]
            let log: Log
            var body: some View {
                VStack {
                    Text("\(index) \(other)").onReceive(publishers[index]) { log.add("\($0) in \(other)") }
                    Button("Other") { other += 1 }
                    Button("Switch") { index = 1 }
                }
            }
        }
        let log = Log()
        let subjects = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
        let publishers = subjects.enumerated().map { index, subject in
            subject.handleEvents(
                receiveSubscription: { _ in log.add("subscribed \(index)") },
                receiveCancel: { log.add("cancelled \(index)") }
            ).eraseToAnyPublisher()
        }
        let window = InMemoryWindow(Sample(publishers: publishers, log: log))
        try window.press("Other")
        subjects[0].send("a")
        #expect(log.take() == ["subscribed 0", "a in 1"])
        try window.press("Switch")
        #expect(log.take() == ["cancelled 0", "subscribed 1"])
        subjects[0].send("b")
        subjects[1].send("c")
        #expect(log.take() == ["c in 1"])
    }

    /// Each evaluation took the main queue for another one, and a value that waited for it was lost.
    @Test func `a publisher in the body that waits for the main queue is subscribed once`() throws {
        struct Sample<P: Publisher<Int, Never>>: View {
            @State private var count = 0
            let numbers: P
            var body: some View {
                Button("Next \(count)") { count += 1 }
                    .onReceive(numbers.receive(on: DispatchQueue.main)) { _ in }
                    .onReceive(numbers.debounce(for: 1, scheduler: DispatchQueue.global())) { _ in }
            }
        }
        let log = Log()
        let numbers = PassthroughSubject<Int, Never>().handleEvents(
            receiveSubscription: { _ in log.add("subscribed") }, receiveCancel: { log.add("cancelled") })
        let window = InMemoryWindow(Sample(numbers: numbers))
        try window.press("Next 0")
        try window.press("Next 1")
        #expect(log.take() == ["subscribed", "subscribed"])
    }

    @Test func `a value that is sent at once is shown in the first picture`() {
        struct Sample: View {
            @State private var last = 0
            var body: some View { Text("last \(last)").onReceive(Just(7)) { last = $0 } }
        }
        let window = InMemoryWindow(Sample())
        #expect(window.texts == ["last 7"])
        #expect(window.renderer.displayCount == 1)
    }

    @Test func `what is sent on another thread is received on the main actor`() async {
        let subject = PassthroughSubject<Int, Never>()
        let log = Log()
        let window = InMemoryWindow(
            Text("a").onReceive(subject) {
                MainActor.assertIsolated()
                log.add("\($0)")
            })
        nonisolated(unsafe) let sender = subject
        await Task.detached { sender.send(1) }.value
        #expect(await window.settle { log.entries == ["1"] })
    }

    @available(*, deprecated)
    @Test func `the change handler of iOS 14 hears the new value, and not the first`() throws {
        struct Sample: View {
            @State private var value = 1
            let log: Log
            var body: some View {
                Button("Next") { value += 1 }.onChange(of: value) { new in log.add("\(new)") }
            }
        }
        let log = Log()
        let window = InMemoryWindow(Sample(log: log))
        #expect(log.take() == [])
        try window.press("Next")
        #expect(log.take() == ["2"])
    }
}
