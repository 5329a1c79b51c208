/// The values of a publisher that never fails, as an asynchronous sequence.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    public typealias Element = P.Output

    /// Asks for a value when one is awaited, and cancels when it's released.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        let values: AsyncValues<P.Output, P.Failure>

        /// Asks for a value; nil after the last, and once the task is cancelled.
        public mutating func next() async -> P.Output? {
            await next(isolation: nil)
        }

        /// Asks for a value where the loop runs, so that closures above a publisher that answers at once run there, too.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await values.next(isolation: actor)?.get()
        }
    }

    public typealias AsyncIterator = AsyncPublisher<P>.Iterator

    private let publisher: P

    /// Creates an asynchronous sequence of a publisher's values.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> AsyncPublisher<P>.Iterator {
        Iterator(values: AsyncValues(publisher))
    }
}

extension Publisher where Self.Failure == Never {
    /// The values as an asynchronous sequence, which asks for one at a time.
    public var values: AsyncPublisher<Self> {
        AsyncPublisher(self)
    }
}
