import Combine
import Foundation
import Testing

@Suite struct NotificationCenterPublisherTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("test")

    @Test func `notifications of the name are sent, of anyone or of one poster`() {
        let poster = Poster()
        var posts: [String] = []
        let cancellables = [
            center.publisher(for: name).sink { posts.append("any \($0.userInfo?["id"] ?? "-")") },
            center.publisher(for: name, object: poster).sink { posts.append("one \($0.userInfo?["id"] ?? "-")") },
        ]
        center.post(name: name, object: nil, userInfo: ["id": 1])
        center.post(name: name, object: poster, userInfo: ["id": 2])
        center.post(name: name, object: Poster(), userInfo: ["id": 3])
        center.post(name: Notification.Name("other"), object: poster)
        #expect(posts.sorted() == ["any 1", "any 2", "any 3", "one 2"])
        for cancellable in cancellables { cancellable.cancel() }
        center.post(name: name, object: poster)
        #expect(posts.count == 4)
    }

    @Test func `a subscriber gets as many as it asks for, others are lost to it`() {
        let subscriber = TrackingSubscriber<Notification, Never>(.max(1)) {
            ($0.userInfo?["id"] as? Int) == 1 ? .max(1) : .none
        }
        center.publisher(for: name).subscribe(subscriber)
        for id in 1...3 { center.post(name: name, object: nil, userInfo: ["id": id]) }
        #expect(subscriber.values.compactMap { $0.userInfo?["id"] as? Int } == [1, 2])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.values.count == 2)
        center.post(name: name, object: nil, userInfo: ["id": 4])
        #expect(subscriber.values.count == 3)
        subscriber.cancel()
        center.post(name: name, object: nil)
        #expect(subscriber.values.count == 3)
    }

    @Test func `a notification from inside the subscriber comes at once`() {
        var order: [String] = []
        let cancellable = center.publisher(for: name).sink { [center, name] in
            guard $0.object == nil else { return order.append("inner") }
            order.append("begin")
            center.post(name: name, object: order)
            order.append("end")
        }
        center.post(name: name, object: nil)
        #expect(order == ["begin", "inner", "end"])
        cancellable.cancel()
    }

    @Test func `publishers of the same notifications are equal`() {
        let poster = Poster()
        let publisher = center.publisher(for: name, object: poster)
        #expect(publisher == NotificationCenter.Publisher(center: center, name: name, object: poster))
        #expect(publisher != center.publisher(for: name))
        #expect(publisher != center.publisher(for: Notification.Name("other"), object: poster))
        #expect(publisher != NotificationCenter().publisher(for: name, object: poster))
        #expect(publisher.center === center)
        #expect(publisher.name == name)
        #expect(publisher.object === poster)
    }

    @Test func `nothing of a subscription outlives its cancellation`() {
        weak var poster: Poster?
        weak var subscriber: TrackingSubscriber<Notification, Never>?
        weak var subscription: AnyObject?
        do {
            let first = Poster()
            let last = TrackingSubscriber<Notification, Never>(.unlimited)
            (poster, subscriber) = (first, last)
            center.publisher(for: name, object: first).subscribe(last)
            center.post(name: name, object: first)
            subscription = last.subscription as AnyObject
            #expect(subscription != nil)
            last.cancel()
        }
        #expect(poster == nil)
        #expect(subscription == nil)
        #expect(subscriber == nil)
    }

    private final class Poster {}

    @Test func `a subscription says what it is`() {
        var description = ""
        let subscriber = AnySubscriber<Notification, Never>(receiveSubscription: {
            description = "\($0)"
            $0.cancel()
        })
        center.publisher(for: name).subscribe(subscriber)
        #expect(description == "NotificationCenter Observer")
    }
}
