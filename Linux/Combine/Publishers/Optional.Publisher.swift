extension Optional {
    /// A publisher of an optional's value, or of nothing if there is none.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value, if there is one.
        public let output: Wrapped?

        /// Creates a publisher of a value, or of nothing.
        @inlinable public init(_ output: Output?) {
            self.output = output
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
            if let output {
                LoneValue.attach(output, to: subscriber, as: "Optional")
            } else {
                Empty().receive(subscriber: subscriber)
            }
        }
    }

    /// A publisher of the value, or of nothing if there is none.
    @inlinable public var publisher: Optional<Wrapped>.Publisher {
        Publisher(self)
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
