extension Publishers.Sequence {
    /// Whether a closure is true of all elements.
    @inlinable public func allSatisfy(
        _ predicate: (Publishers.Sequence<Elements, Failure>.Output) -> Bool
    ) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
    }

    /// Whether a closure is true of all elements; what it throws is the failure.
    @inlinable public func tryAllSatisfy(
        _ predicate: (Publishers.Sequence<Elements, Failure>.Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.allSatisfy(predicate) }.publisher
    }

    /// Whether a closure is true of any element.
    @inlinable public func contains(
        where predicate: (Publishers.Sequence<Elements, Failure>.Output) -> Bool
    ) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
    }

    /// Whether a closure is true of any element; what it throws is the failure.
    @inlinable public func tryContains(
        where predicate: (Publishers.Sequence<Elements, Failure>.Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result { try sequence.contains(where: predicate) }.publisher
    }

    /// Publishes an array of the elements.
    @inlinable public func collect()
        -> Result<[Publishers.Sequence<Elements, Failure>.Output], Failure>.Publisher
    {
        Result<[Output], Failure>.Publisher(.success(Array(sequence)))
    }

    /// Publishes nothing, and finishes.
    @inlinable public func ignoreOutput() -> Empty<Publishers.Sequence<Elements, Failure>.Output, Failure> {
        Empty()
    }

    /// Combines all elements.
    @inlinable public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Publishers.Sequence<Elements, Failure>.Output) -> T
    ) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(.success(sequence.reduce(initialResult, nextPartialResult)))
    }

    /// Combines all elements; what the closure throws is the failure.
    @inlinable public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Publishers.Sequence<Elements, Failure>.Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result { try sequence.reduce(initialResult, nextPartialResult) }.publisher
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Whether any element is equal to a value.
    @inlinable public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(output))
    }
}

extension Publishers.Sequence where Failure == Never {
    /// Publishes the least element.
    @inlinable public func min(
        by areInIncreasingOrder: (
            Publishers.Sequence<Elements, Failure>.Output, Publishers.Sequence<Elements, Failure>.Output
        ) -> Bool
    ) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
        sequence.min(by: areInIncreasingOrder).publisher
    }

    /// Publishes the greatest element.
    @inlinable public func max(
        by areInIncreasingOrder: (
            Publishers.Sequence<Elements, Failure>.Output, Publishers.Sequence<Elements, Failure>.Output
        ) -> Bool
    ) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
        sequence.max(by: areInIncreasingOrder).publisher
    }

    /// Publishes the first element that a closure lets through.
    @inlinable public func first(
        where predicate: (Publishers.Sequence<Elements, Failure>.Output) -> Bool
    ) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
        sequence.first(where: predicate).publisher
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// Publishes the least element.
    @inlinable public func min() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
        sequence.min().publisher
    }

    /// Publishes the greatest element.
    @inlinable public func max() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
        sequence.max().publisher
    }
}
