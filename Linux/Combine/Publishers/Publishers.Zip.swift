extension Publishers {
    /// A publisher of the values of two others: the first of each together, then the second of each, and so on.
    public struct Zip<A, B>: Publisher
    where A: Publisher, B: Publisher, A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher that values come from.
        public let a: A

        /// The second publisher that values come from.
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            attach(AnySubscriber(subscriber))
        }

        @usableFromInline func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            Joint(.oldest, to: subscriber).join({ a.subscribe($0) }, { b.subscribe($0) })
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Joins each value with the next one of another publisher.
    public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
    where P: Publisher, Self.Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Passes on what a closure makes of each value and the next one of another publisher.
    public func zip<P, T>(
        _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where P: Publisher, Self.Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
}
