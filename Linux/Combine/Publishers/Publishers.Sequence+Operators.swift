// The elements are there already, so that these operators work on the sequence, and make no chain.

extension Publishers.Sequence {
    /// Changes each element with a closure.
    @inlinable public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }

    /// Changes each element with a closure, and drops those of which it makes nil.
    @inlinable public func compactMap<T>(
        _ transform: (Publishers.Sequence<Elements, Failure>.Output) -> T?
    ) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }

    /// Puts a value in the place of each element that is nil.
    @inlinable public func replaceNil<T>(
        with output: T
    ) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure> where Elements.Element == T? {
        map { $0 ?? output }
    }

    /// Publishes what a closure makes of its last result and each element.
    @inlinable public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Publishers.Sequence<Elements, Failure>.Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map {
            result = nextPartialResult(result, $0)
            return result
        }
    }

    /// Gives the publisher, which never fails, a type of failure.
    @inlinable public func setFailureType<E>(
        to error: E.Type
    ) -> Publishers.Sequence<Elements, E> where E: Error {
        Publishers.Sequence<Elements, E>(sequence: sequence)
    }

    /// Publishes those elements that a closure lets through.
    @inlinable public func filter(
        _ isIncluded: (Publishers.Sequence<Elements, Failure>.Output) -> Bool
    ) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
    }

    /// Drops elements until a closure stops saying so.
    @inlinable public func drop(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
    }

    /// Drops the first elements.
    @inlinable public func dropFirst(
        _ count: Int = 1
    ) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
    }

    /// Publishes the first elements.
    @inlinable public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
    }

    /// Publishes elements until a closure stops saying so.
    @inlinable public func prefix(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Drops each element that is equal to the one before it.
    @inlinable public func removeDuplicates()
        -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure>
    {
        var last: Elements.Element?
        return filter { element in
            defer { last = element }
            return element != last
        }
    }
}
