import Combine
import Foundation
import Testing

@Suite struct BreakpointTests {
    @Test func `all passes if no closure says yes`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        var seen: [String] = []
        publisher.breakpoint(
            receiveSubscription: {
                seen.append("\(type(of: $0))")
                return false
            },
            receiveOutput: {
                seen.append("\($0)")
                return false
            },
            receiveCompletion: { _ in
                seen.append("completion")
                return false
            }
        ).subscribe(subscriber)
        #expect(publisher.send(1) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
        #expect(seen == ["TrackingSubscription", "1", "completion"])
    }

    @Test func `without closures all passes, and the end is none that stops`() {
        let subscriber = TrackingSubscriber<Int, Never>(.unlimited)
        [1].publisher.breakpoint().breakpointOnError().subscribe(subscriber)
        #expect(subscriber.events == [.subscription, .value(1), .completion(.finished)])
    }

    @Test func `a closure that says yes to a subscription stops the process`() async {
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            _ = [1].publisher.breakpoint(receiveSubscription: { _ in true }).sink { _ in }
        }
    }

    @Test func `a closure that says yes to a value stops the process`() async {
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            _ = [1].publisher.breakpoint(receiveOutput: { $0 == 1 }).sink { _ in }
        }
    }

    @Test func `a closure that says yes to the completion stops the process`() async {
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            _ = [1].publisher.breakpoint(receiveCompletion: { $0 == .finished }).sink { _ in }
        }
    }

    @Test func `an error stops the process`() async {
        await #expect(processExitsWith: .signal(SIGTRAP)) {
            let publisher = TestPublisher<Int, TestError>()
            publisher.breakpointOnError().subscribe(TrackingSubscriber<Int, TestError>())
            publisher.send(completion: .failure(TestError()))
        }
    }

    @Test func `cancelling cancels the upstream, and nothing leaks`() {
        let publisher = TestPublisher<Int, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.unlimited)
        publisher.breakpoint().subscribe(subscriber)
        subscriber.cancel()
        #expect(publisher.subscription.events == [.requested(.unlimited), .cancelled])
        expectNothingLeaks { $0.breakpoint() }
    }
}
