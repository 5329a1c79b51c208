// What becomes of one value is known at once, so that these operators make no chain.

extension Just {
    /// Changes the value with a closure.
    @inlinable public func map<T>(_ transform: (Output) -> T) -> Just<T> {
        Just<T>(transform(output))
    }

    /// Changes the value with a closure; what it throws is the failure.
    @inlinable public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }

    /// Gives a failure type to a publisher that never fails.
    @inlinable public func mapError<E>(
        _ transform: (Just<Output>.Failure) -> E
    ) -> Result<Output, E>.Publisher where E: Error {
        Result<Output, E>.Publisher(output)
    }

    /// Gives a failure type to a publisher that never fails.
    @inlinable public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        Result<Output, E>.Publisher(output)
    }

    /// Changes the value with a closure, or drops it if the result is nil.
    @inlinable public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        transform(output).publisher
    }

    /// Drops the value unless a closure lets it through.
    @inlinable public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(isIncluded(output) ? output : nil)
    }

    /// The publisher itself: one value has no equal neighbour.
    @inlinable public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// The publisher itself, unless the closure throws when it compares the value with itself.
    @inlinable public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        tryMap {
            _ = try predicate($0, $0)
            return $0
        }
    }

    /// The publisher itself, which never fails.
    @inlinable public func replaceError(with output: Output) -> Just<Output> {
        self
    }

    /// The publisher itself, which is never empty.
    @inlinable public func replaceEmpty(with output: Output) -> Just<Output> {
        self
    }

    /// The publisher itself, which never fails.
    @inlinable public func retry(_ times: Int) -> Just<Output> {
        self
    }

    /// Publishes values before the value.
    @inlinable public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
        prepend(elements)
    }

    /// Publishes a sequence before the value.
    @inlinable public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure>
    where Output == S.Element, S: Sequence {
        Publishers.Sequence(sequence: elements + [output])
    }

    /// Publishes values after the value.
    @inlinable public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
        append(elements)
    }

    /// Publishes a sequence after the value.
    @inlinable public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure>
    where Output == S.Element, S: Sequence {
        Publishers.Sequence(sequence: [output] + elements)
    }
}

extension Just where Output: Equatable {
    /// The publisher itself: one value has no equal neighbour.
    @inlinable public func removeDuplicates() -> Just<Output> {
        self
    }
}
