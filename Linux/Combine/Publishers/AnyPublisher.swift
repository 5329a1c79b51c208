/// A publisher whose type is not shown.
@frozen public struct AnyPublisher<Output, Failure>: CustomStringConvertible, CustomPlaygroundDisplayConvertible
where Failure: Error {
    @usableFromInline let box: AnyPublisherBox<Output, Failure>

    /// Creates a publisher that hands its subscribers to another.
    public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
        box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? AnyPublisherBoxOf(publisher)
    }

    public var description: String { "AnyPublisher" }
    public var playgroundDescription: Any { description }
}

extension AnyPublisher: Publisher {
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        box.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Hides the publisher's type.
    public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
        AnyPublisher(self)
    }
}

/// The hidden publisher of an `AnyPublisher`.
@usableFromInline class AnyPublisherBox<Output, Failure: Error> {
    func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        preconditionFailure("An abstract method.")
    }
}

private final class AnyPublisherBoxOf<Base: Publisher>: AnyPublisherBox<Base.Output, Base.Failure> {
    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    override func receive<S: Subscriber>(subscriber: S) where Base.Output == S.Input, Base.Failure == S.Failure {
        base.receive(subscriber: subscriber)
    }
}
