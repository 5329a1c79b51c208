import Combine

/// A publisher that can be compared, and that never sends anything.
struct EquatablePublisher: Publisher, Equatable {
    typealias Output = Int
    typealias Failure = Never

    private let number: Int

    init(_ number: Int) {
        self.number = number
    }

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Int {
        subscriber.receive(subscription: Subscriptions.empty)
    }
}
