extension Result {
    /// A publisher of a result: of its value, or of its failure.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        @inlinable public init(_ result: Result<Output, Failure>) {
            self.result = result
        }

        /// Creates a publisher of a value.
        @inlinable public init(_ output: Output) {
            self.init(.success(output))
        }

        /// Creates a publisher that fails at once.
        @inlinable public init(_ failure: Failure) {
            self.init(.failure(failure))
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where Success == S.Input, Failure == S.Failure, S: Subscriber {
            switch result {
            case .success(let output): LoneValue.attach(output, to: subscriber, as: "Once")
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    /// A publisher of the result: of its value, or of its failure.
    @inlinable public var publisher: Result<Success, Failure>.Publisher {
        Publisher(self)
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
