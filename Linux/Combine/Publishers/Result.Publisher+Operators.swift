extension Result.Publisher {
    /// Changes the value with a closure.
    @inlinable public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        result.map(transform).publisher
    }

    /// Changes the value with a closure; what it throws is the failure.
    @inlinable public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error> { try transform(try result.get()) }.publisher
    }

    /// Changes the failure with a closure.
    @inlinable public func mapError<E>(
        _ transform: (Failure) -> E
    ) -> Result<Output, E>.Publisher where E: Error {
        result.mapError(transform).publisher
    }

    /// The publisher itself: one value has no equal neighbour.
    @inlinable public func removeDuplicates(
        by predicate: (Output, Output) -> Bool
    ) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The publisher itself, unless the closure throws when it compares the value with itself.
    @inlinable public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        trying(predicate)
    }

    /// Publishes a value in place of the failure.
    @inlinable public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        result.flatMapError { _ in .success(output) }.publisher
    }

    /// The publisher itself, which is never empty.
    @inlinable public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The publisher itself: it fails each time or never.
    @inlinable public func retry(_ times: Int) -> Result<Output, Failure>.Publisher {
        self
    }

    /// The publisher itself: the only value is the first.
    @inlinable public func first() -> Result<Output, Failure>.Publisher {
        self
    }

    /// The publisher itself: the only value is the last.
    @inlinable public func last() -> Result<Output, Failure>.Publisher {
        self
    }

    /// The same result, unless a closure throws when it compares the value with itself.
    @inlinable func trying(
        _ predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap {
            _ = try predicate($0, $0)
            return $0
        }
    }
}

extension Result.Publisher where Failure == Never {
    /// Gives a failure type to a publisher that never fails.
    @inlinable public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        Result<Output, E>.Publisher(result.get())
    }
}

extension Result.Publisher where Success: Equatable {
    /// The publisher itself: one value has no equal neighbour.
    @inlinable public func removeDuplicates() -> Result<Output, Failure>.Publisher {
        self
    }
}
