extension Result.Publisher {
    /// Whether a closure is true of the value.
    @inlinable public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Whether a closure is true of the value; what it throws is the failure.
    @inlinable public func tryAllSatisfy(
        _ predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Whether a closure is true of the value.
    @inlinable public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        map(predicate)
    }

    /// Whether a closure is true of the value; what it throws is the failure.
    @inlinable public func tryContains(
        where predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }

    /// Publishes an array of the value.
    @inlinable public func collect() -> Result<[Output], Failure>.Publisher {
        map { [$0] }
    }

    /// Publishes 1 in place of the value.
    @inlinable public func count() -> Result<Int, Failure>.Publisher {
        map { _ in 1 }
    }

    /// Publishes nothing, and finishes.
    @inlinable public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// The publisher itself: the only value is the least.
    @inlinable public func min(
        by areInIncreasingOrder: (Output, Output) -> Bool
    ) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The publisher itself, unless the closure throws when it compares the value with itself.
    @inlinable public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        trying(areInIncreasingOrder)
    }

    /// The publisher itself: the only value is the greatest.
    @inlinable public func max(
        by areInIncreasingOrder: (Output, Output) -> Bool
    ) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The publisher itself, unless the closure throws when it compares the value with itself.
    @inlinable public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        trying(areInIncreasingOrder)
    }

    /// Combines the value with another.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        map { nextPartialResult(initialResult, $0) }
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
    ) -> Result<T, Failure>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Combines the value with another; what the closure throws is the failure.
    @inlinable public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryReduce(initialResult, nextPartialResult)
    }
}

extension Result.Publisher where Success: Equatable {
    /// Whether the value is equal to another.
    @inlinable public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        map { $0 == output }
    }
}

extension Result.Publisher where Success: Comparable {
    /// The publisher itself: the only value is the least.
    @inlinable public func min() -> Result<Output, Failure>.Publisher {
        self
    }

    /// The publisher itself: the only value is the greatest.
    @inlinable public func max() -> Result<Output, Failure>.Publisher {
        self
    }
}
