import Combine
import Testing

@Suite struct MapKeyPathTests {
    private struct Point {
        var x: Int
        var y: String
        var z: Bool
    }

    @Test func `a property of each value is passed on, and so are demand and completion`() {
        let publisher = TestPublisher<Point, TestError>()
        let subscriber = TrackingSubscriber<Int, TestError>(.max(3)) { _ in .max(4) }
        let map = publisher.map(\Point.x as KeyPath<Point, Int>)
        #expect(map.keyPath == \Point.x)
        map.subscribe(subscriber)
        #expect(publisher.send(Point(x: 1, y: "a", z: true)) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(subscriber.events == [.subscription, .value(1), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `two properties are passed on as a pair`() {
        let publisher = TestPublisher<Point, TestError>()
        let subscriber = TrackingSubscriber<String, TestError>(.max(3)) { _ in .max(4) }
        let map = publisher.map(\.x, \.y)
        #expect(map.keyPath0 == \Point.x && map.keyPath1 == \Point.y)
        map.map { "\($0)" }.subscribe(subscriber)
        #expect(publisher.send(Point(x: 1, y: "a", z: true)) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(
            subscriber.events == [.subscription, .value(#"(1, "a")"#), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `three properties are passed on as a triple`() {
        let publisher = TestPublisher<Point, TestError>()
        let subscriber = TrackingSubscriber<String, TestError>(.max(3)) { _ in .max(4) }
        let map = publisher.map(\.x, \.y, \.z)
        #expect(map.keyPath0 == \Point.x && map.keyPath1 == \Point.y && map.keyPath2 == \Point.z)
        map.map { "\($0)" }.subscribe(subscriber)
        #expect(publisher.send(Point(x: 1, y: "a", z: true)) == .max(4))
        publisher.send(completion: .failure(TestError()))
        #expect(
            subscriber.events == [.subscription, .value(#"(1, "a", true)"#), .completion(.failure(TestError()))])
        #expect(publisher.subscription.events == [.requested(.max(3))])
    }

    @Test func `nothing leaks`() {
        expectNothingLeaks { $0.map(\Int.bitWidth as KeyPath<Int, Int>) }
    }
}
