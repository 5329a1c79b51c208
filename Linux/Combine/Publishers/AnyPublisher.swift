/// A publisher whose type is not shown.
@frozen public struct AnyPublisher<Output, Failure>: CustomStringConvertible, CustomPlaygroundDisplayConvertible
where Failure: Error {
    /// Hands a subscriber to the hidden publisher.
    @usableFromInline let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Creates a publisher that hands its subscribers to another.
    @inlinable public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            self = erased
        } else {
            attach = { publisher.receive(subscriber: $0) }
        }
    }

    public var description: String { "AnyPublisher" }
    public var playgroundDescription: Any { description }
}

extension AnyPublisher: Publisher {
    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, Failure == S.Failure, S: Subscriber {
        attach(AnySubscriber(subscriber))
    }
}

extension Publisher {
    /// Hides the publisher's type.
    @inlinable public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
        AnyPublisher(self)
    }
}
