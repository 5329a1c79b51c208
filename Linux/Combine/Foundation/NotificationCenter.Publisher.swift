public import Foundation

extension NotificationCenter {
    /// A publisher of a center's notifications of one name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where notifications are posted.
        public let center: NotificationCenter

        /// The name of the notifications.
        public let name: Notification.Name

        /// Who posts them; nil for anyone.
        public let object: AnyObject?

        /// Creates a publisher of a center's notifications of one name, and of one poster if it's given.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == Never, S.Input == Notification {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Notification, Never>) {
            Observer(of: self).start(for: subscriber)
        }
    }

    /// A publisher of the notifications of one name, and of one poster if it's given.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        NotificationCenter.Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

/// What observes a center for one subscriber. The center holds it until the subscriber cancels.
private final class Observer: SubjectParent {
    private let lock = Lock()
    private let center: NotificationCenter
    private let name: Notification.Name
    /// Nil once the subscriber has cancelled.
    private var object: AnyObject?
    private var token: (any NSObjectProtocol)?

    init(of publisher: NotificationCenter.Publisher) {
        center = publisher.center
        name = publisher.name
        object = publisher.object
    }

    func start(for subscriber: AnySubscriber<Notification, Never>) {
        nonisolated(unsafe) let subscription = SubjectSubscription(parent: self, downstream: subscriber, ticket: 0)
        nonisolated(unsafe) let observer = self
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            withExtendedLifetime(observer) { subscription.send(notification) }
        }
        lock.withLock { self.token = token }
        subscription.start()
    }

    static var subscriptionName: String { "NotificationCenter Observer" }

    func demandReceived() {}

    func remove(_ conduit: SubjectConduit<Notification, Never>) {
        let (token, object) = lock.withLock { (self.token.take(), self.object.take()) }
        if let token { center.removeObserver(token) }
        withExtendedLifetime(object) {}
    }
}
