extension Publishers {
    /// A publisher of all values of one other, and then of those of a second.
    public struct Concatenate<Prefix, Suffix>: Publisher
    where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The publisher whose values come first.
        public let prefix: Prefix

        /// The publisher whose values follow when the first has finished.
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            let succession = Succession("Concatenate", to: subscriber)
            succession.start()
            succession.subscribe { [prefix, suffix] in
                prefix.subscribe(
                    succession.side { (completion: Subscribers.Completion<Failure>) in
                        guard case .finished = completion else { return .end(completion) }
                        return .subscribe { suffix.subscribe(succession.side { .end($0) }) }
                    })
            }
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    /// Puts values before those of this publisher.
    public func prepend(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
        prepend(elements)
    }

    /// Puts the elements of a sequence before the values of this publisher.
    public func prepend<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
    where S: Sequence, Self.Output == S.Element {
        prepend(Publishers.Sequence<S, Self.Failure>(sequence: elements))
    }

    /// Puts all values of another publisher before those of this one.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Lets values follow when this publisher has finished.
    public func append(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
        append(elements)
    }

    /// Lets the elements of a sequence follow when this publisher has finished.
    public func append<S>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
    where S: Sequence, Self.Output == S.Element {
        append(Publishers.Sequence<S, Self.Failure>(sequence: elements))
    }

    /// Lets the values of another publisher follow when this one has finished.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
