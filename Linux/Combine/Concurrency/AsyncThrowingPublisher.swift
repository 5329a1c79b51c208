/// The values of a publisher as an asynchronous sequence, which throws what the publisher fails with.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
    public typealias Element = P.Output

    /// Asks for a value when one is awaited, and cancels when it's released.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        let values: AsyncValues<P.Output, P.Failure>

        /// Asks for a value; nil after the last or after an error, and once the task is cancelled.
        public mutating func next() async throws -> P.Output? {
            try await next(isolation: nil)
        }

        /// Asks for a value where the loop runs, so that closures above a publisher that answers at once run there, too.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            try await values.next(isolation: actor)?.get()
        }
    }

    public typealias AsyncIterator = AsyncThrowingPublisher<P>.Iterator

    private let publisher: P

    /// Creates an asynchronous sequence of a publisher's values.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> AsyncThrowingPublisher<P>.Iterator {
        Iterator(values: AsyncValues(publisher))
    }
}

extension Publisher {
    /// The values as an asynchronous sequence, which asks for one at a time and throws the failure.
    public var values: AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self)
    }
}
