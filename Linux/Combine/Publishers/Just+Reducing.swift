extension Just {
    /// Whether a closure is true of the value.
    @inlinable public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
        map(predicate)
    }

    /// Whether a closure is true of the value; what it throws is the failure.
    @inlinable public func tryAllSatisfy(
        _ predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Whether a closure is true of the value.
    @inlinable public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
        map(predicate)
    }

    /// Whether a closure is true of the value; what it throws is the failure.
    @inlinable public func tryContains(
        where predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes an array of the value.
    @inlinable public func collect() -> Just<[Output]> {
        Just<[Output]>([output])
    }

    /// Publishes 1.
    @inlinable public func count() -> Just<Int> {
        Just<Int>(1)
    }

    /// Publishes nothing, and finishes.
    @inlinable public func ignoreOutput() -> Empty<Output, Just<Output>.Failure> {
        Empty()
    }

    /// The publisher itself: the only value is the least.
    @inlinable public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// The publisher itself: the only value is the greatest.
    @inlinable public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// Combines the value with another.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Just<Output>.Failure>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }

    /// Combines the value with another; what the closure throws is the failure.
    @inlinable public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryMap { try nextPartialResult(initialResult, $0) }
    }

    /// Combines the value with another.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Just<Output>.Failure>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Combines the value with another; what the closure throws is the failure.
    @inlinable public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryReduce(initialResult, nextPartialResult)
    }
}

extension Just where Output: Equatable {
    /// Whether the value is equal to another.
    @inlinable public func contains(_ output: Output) -> Just<Bool> {
        Just<Bool>(self.output == output)
    }
}

extension Just where Output: Comparable {
    /// The publisher itself: the only value is the least.
    @inlinable public func min() -> Just<Output> {
        self
    }

    /// The publisher itself: the only value is the greatest.
    @inlinable public func max() -> Just<Output> {
        self
    }
}
