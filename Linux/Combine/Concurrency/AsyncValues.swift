/// A subscription from which values are awaited one by one, and which is cancelled on release.
final class AsyncValues<Output, Failure: Error> {
    private let subscriber = AsyncValuesSubscriber<Output, Failure>()

    init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure {
        publisher.subscribe(subscriber)
    }

    deinit {
        subscriber.cancel()
    }

    /// Asks for a value; nil at the end. A cancelled task cancels the subscription.
    func next(isolation actor: isolated (any Actor)?) async -> Result<Output, Failure>? {
        await withTaskCancellationHandler {
            // What names the actor stays on it.
            _ = actor
            return await withUnsafeContinuation(isolation: actor) { subscriber.ask($0) }
        } onCancel: { [subscriber] in
            subscriber.cancel()
        }
    }
}

/// Hands each value to the one who has waited longest for it.
private final class AsyncValuesSubscriber<Output, Failure: Error>: Subscriber, OperatorDescription,
    @unchecked Sendable
{
    typealias Input = Output
    typealias Continuation = UnsafeContinuation<Result<Output, Failure>?, Never>

    private let lock = Lock()
    private var link = UpstreamLink()
    private var isEnded = false
    /// What the publisher failed with while nobody waited.
    private var failure: Failure?
    private var waiting = Queue<Continuation>()

    var description: String { "AsyncValues" }

    func ask(_ continuation: Continuation) {
        let (subscription, isEnded, failure) = lock.withLock {
            if !self.isEnded { waiting.append(continuation) }
            return (link.subscription, self.isEnded, self.failure.take())
        }
        if isEnded { return resume(continuation, with: failure.map { .failure($0) }) }
        subscription?.request(.max(1))
    }

    /// Asks at once for what is awaited already.
    func receive(subscription: any Subscription) {
        let (isAccepted, count) = lock.withLock { (link.accept(subscription), waiting.count) }
        guard isAccepted else { return subscription.cancel() }
        if count > 0 { subscription.request(.max(count)) }
    }

    /// Drops a value that nobody has asked for.
    func receive(_ input: Output) -> Subscribers.Demand {
        if let first = lock.withLock({ waiting.popFirst() }) { resume(first, with: .success(input)) }
        return .none
    }

    /// The error goes to one of those who wait, or to the next who comes.
    func receive(completion: Subscribers.Completion<Failure>) {
        var failure: Failure?
        if case .failure(let error) = completion { failure = error }
        end(with: failure)
    }

    func cancel() {
        end(with: nil)?.cancel()
    }

    @discardableResult private func end(with failure: Failure?) -> (any Subscription)? {
        var (subscription, waiting, old) = lock.withLock {
            let isFirst = !isEnded
            isEnded = true
            defer {
                self.failure = isFirst && self.waiting.isEmpty ? failure : nil
                self.waiting = Queue()
            }
            return (link.end(), self.waiting, self.failure)
        }
        withExtendedLifetime(old) {}
        if let first = waiting.popFirst() { resume(first, with: failure.map { .failure($0) }) }
        while let next = waiting.popFirst() { resume(next, with: nil) }
        return subscription
    }

    /// Values may be of any type, as everywhere here: the publisher hands them over, and keeps to itself what it keeps.
    private func resume(_ continuation: Continuation, with result: Result<Output, Failure>?) {
        nonisolated(unsafe) let result = result
        continuation.resume(returning: result)
    }
}
