import Combine

/// A publisher that can be compared.
struct Same: Publisher, Equatable {
    typealias Output = Int
    typealias Failure = Never

    let id: Int

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Int {
        subscriber.receive(subscription: Subscriptions.empty)
    }
}
