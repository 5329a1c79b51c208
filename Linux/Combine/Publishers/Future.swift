/// A publisher of one result, which is made by the first call of a promise.
public final class Future<Output, Failure>: Publisher where Failure: Error {
    /// What makes the result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    @exclusivity(unchecked) private var result: Result<Output, Failure>?
    @exclusivity(unchecked) private var waiting = SubjectConduits<Output, Failure>()

    /// Creates a future, and calls a closure with its promise at once.
    ///
    /// The promise holds the future; only its first call counts.
    public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    @inlinable @inline(__always) public final func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        attach(AnySubscriber(subscriber))
    }

    @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
        let subscription = lock.withLock {
            guard let result else { return waiting.add { FutureSubscription(self, for: subscriber, ticket: $0) } }
            return FutureSubscription(self, result: result, for: subscriber, ticket: 0)
        }
        subscription.start()
    }

    func remove(_ subscription: FutureSubscription<Output, Failure>) {
        lock.withLock { waiting.remove(subscription) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting = lock.withLock {
            guard self.result == nil else { return SubjectConduits<Output, Failure>().snapshot }
            self.result = result
            return self.waiting.removeAll()
        }
        switch result {
        case .success(let value): waiting.send(value)
        case .failure(let error): waiting.finish(.failure(error))
        }
    }
}

/// A subscription to a future, which keeps the result until it may be delivered.
final class FutureSubscription<Output, Failure: Error>: SubjectConduit<Output, Failure>, Subscription,
    OperatorDescription
{
    private let lock = Lock()
    private weak var parent: Future<Output, Failure>?
    private var receiver: AnySubscriber<Output, Failure>?
    private var result: Result<Output, Failure>?
    private var isHandedOver = false
    private var isAskedFor = false
    private var isDelivering = false

    init(
        _ parent: Future<Output, Failure>, result: Result<Output, Failure>? = nil,
        for downstream: AnySubscriber<Output, Failure>, ticket: Int
    ) {
        self.parent = parent
        self.result = result
        receiver = downstream
        super.init(ticket: ticket)
    }

    var description: String { "Future" }

    /// Hands the subscription over, and then a failure that is there already.
    func start() {
        lock.withLock { receiver }?.receive(subscription: self)
        deliver { isHandedOver = true }
    }

    override func send(_ value: Output) {
        deliver { result = .success(value) }
    }

    override func finish(_ completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { deliver { result = .failure(error) } }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscription was asked for no values.")
        deliver { isAskedFor = true }
    }

    func cancel() {
        _ = end()
    }

    /// Makes a change, and delivers the result if that makes it time to.
    private func deliver(after change: () -> Void) {
        let (receiver, result) = lock.withLock {
            change()
            guard isDue, !isDelivering else { return (nil as AnySubscriber<Output, Failure>?, self.result) }
            isDelivering = true
            return (self.receiver, self.result)
        }
        guard let receiver, let result else { return }
        switch result {
        case .success(let value):
            _ = receiver.receive(value)
            end()?.receive(completion: .finished)
        case .failure(let error):
            end()?.receive(completion: .failure(error))
        }
    }

    /// A value has to be asked for, a failure hasn't.
    private var isDue: Bool {
        switch result {
        case .success: isAskedFor
        case .failure: isHandedOver
        case nil: false
        }
    }

    /// Lets go of everything, outside of the lock; returns whom the completion goes to.
    private func end() -> AnySubscriber<Output, Failure>? {
        let (parent, receiver, result) = lock.withLock {
            defer { (self.parent, self.receiver, self.result) = (nil, nil, nil) }
            return (self.parent, self.receiver, self.result)
        }
        parent?.remove(self)
        withExtendedLifetime(result) {}
        return receiver
    }
}
