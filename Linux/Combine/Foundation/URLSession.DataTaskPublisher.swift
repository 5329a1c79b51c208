public import Foundation
public import FoundationNetworking

extension URLSession {
    /// A publisher of what a server answers, which is asked once for each subscriber.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// What the server is asked.
        public let request: URLRequest

        /// What the server is asked with.
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            subscriber.receive(subscription: DataTaskSubscription(self, downstream: subscriber))
        }
    }

    /// A publisher of what is at an address.
    public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher of what a server answers to a request.
    public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

private final class DataTaskSubscription: Subscription, OperatorDescription {
    typealias Downstream = AnySubscriber<(data: Data, response: URLResponse), URLError>

    private let lock = Lock()
    /// Nil once the answer has been delivered, or the subscriber has cancelled.
    private var receiver: Downstream?
    /// The task once it was asked for.
    private var task: URLSessionDataTask?
    private var isStarted = false
    private let publisher: URLSession.DataTaskPublisher

    init(_ publisher: URLSession.DataTaskPublisher, downstream: Downstream) {
        self.publisher = publisher
        receiver = downstream
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, begin() else { return }
        nonisolated(unsafe) let subscription = self
        let task = publisher.session.dataTask(with: publisher.request) {
            subscription.finish(data: $0, response: $1, error: $2)
        }
        let isWanted = lock.withLock {
            guard receiver != nil else { return false }
            self.task = task
            return true
        }
        if isWanted { task.resume() } else { task.cancel() }
    }

    func cancel() {
        end().task?.cancel()
    }

    /// Whether it's time to make the task.
    private func begin() -> Bool {
        lock.withLock {
            guard receiver != nil else { return false }
            defer { isStarted = true }
            return !isStarted
        }
    }

    private func finish(data: Data?, response: URLResponse?, error: (any Error)?) {
        // There's nothing left to stop.
        let (receiver, task) = lock.withLock { (self.receiver, self.task.take()) }
        withExtendedLifetime(task) {}
        guard let response, error == nil else {
            end().receiver?.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
            return
        }
        _ = receiver?.receive((data ?? Data(), response))
        // Unless the subscriber has cancelled.
        end().receiver?.receive(completion: .finished)
    }

    private func end() -> (receiver: Downstream?, task: URLSessionDataTask?) {
        lock.withLock { (receiver.take(), task.take()) }
    }
}
