extension Optional.Publisher {
    /// Whether a closure is true of the value.
    @inlinable public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        map(predicate)
    }

    /// Whether a closure is true of the value.
    @inlinable public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        map(predicate)
    }

    /// Publishes an array of the value.
    @inlinable public func collect() -> Optional<[Output]>.Publisher {
        map { [$0] }
    }

    /// Publishes 1 if there is a value.
    @inlinable public func count() -> Optional<Int>.Publisher {
        map { _ in 1 }
    }

    /// Publishes nothing, and finishes.
    @inlinable public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// The publisher itself: the only value is the least.
    @inlinable public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        self
    }

    /// The publisher itself: the only value is the greatest.
    @inlinable public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        self
    }

    /// Combines the value with another.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }

    /// Combines the value with another.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Whether the value is equal to another.
    @inlinable public func contains(_ output: Output) -> Optional<Bool>.Publisher {
        map { $0 == output }
    }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// The publisher itself: the only value is the least.
    @inlinable public func min() -> Optional<Output>.Publisher {
        self
    }

    /// The publisher itself: the only value is the greatest.
    @inlinable public func max() -> Optional<Output>.Publisher {
        self
    }
}
