/// A publisher of one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of a value.
    @inlinable public init(_ output: Output) {
        self.output = output
    }

    @inlinable @inline(__always) public func receive<S>(subscriber: S)
    where Output == S.Input, S: Subscriber, S.Failure == Never {
        LoneValue.attach(output, to: subscriber, as: "Just")
    }
}

extension Just: Equatable where Output: Equatable {}
