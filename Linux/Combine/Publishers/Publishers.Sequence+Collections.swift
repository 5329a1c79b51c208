extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Publishes the first element.
    @inlinable public func first() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
        sequence.first.publisher
    }

    /// Publishes the element at an index, or nothing if there is none.
    @inlinable public func output(
        at index: Elements.Index
    ) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
        Optional<Output>.Publisher(indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// Publishes the number of elements.
    @inlinable public func count() -> Result<Int, Failure>.Publisher {
        Result<Int, Failure>.Publisher(sequence.count)
    }

    /// Publishes those elements whose indices are in a range.
    @inlinable public func output(
        in range: Range<Elements.Index>
    ) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range.clamped(to: indices)]))
    }

    @inlinable var indices: Range<Elements.Index> { sequence.startIndex..<sequence.endIndex }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Publishes the last element.
    @inlinable public func last() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
        sequence.last.publisher
    }

    /// Publishes the last element that a closure lets through.
    @inlinable public func last(
        where predicate: (Publishers.Sequence<Elements, Failure>.Output) -> Bool
    ) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
        sequence.last(where: predicate).publisher
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// Publishes the element at an index, or nothing if there is none.
    @inlinable public func output(
        at index: Elements.Index
    ) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher {
        Optional<Output>.Publisher(indices.contains(index) ? sequence[index] : nil)
    }

    /// Publishes the number of elements.
    @inlinable public func count() -> Just<Int> {
        Just(sequence.count)
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// Publishes those elements whose indices are in a range.
    @inlinable public func output(
        in range: Range<Elements.Index>
    ) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range.clamped(to: indices)]))
    }

    /// Publishes the number of elements.
    @inlinable public func count() -> Result<Int, Failure>.Publisher {
        Result<Int, Failure>.Publisher(sequence.count)
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Publishes values before the elements.
    @inlinable public func prepend(
        _ elements: Publishers.Sequence<Elements, Failure>.Output...
    ) -> Publishers.Sequence<Elements, Failure> {
        prepend(elements)
    }

    /// Publishes a sequence before the elements.
    @inlinable public func prepend<S>(
        _ elements: S
    ) -> Publishers.Sequence<Elements, Failure> where S: Swift.Sequence, Elements.Element == S.Element {
        Publishers.Sequence(sequence: elements + sequence)
    }

    /// Publishes the elements of another publisher before the elements.
    @inlinable public func prepend(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        prepend(publisher.sequence)
    }

    /// Publishes values after the elements.
    @inlinable public func append(
        _ elements: Publishers.Sequence<Elements, Failure>.Output...
    ) -> Publishers.Sequence<Elements, Failure> {
        append(elements)
    }

    /// Publishes a sequence after the elements.
    @inlinable public func append<S>(
        _ elements: S
    ) -> Publishers.Sequence<Elements, Failure> where S: Swift.Sequence, Elements.Element == S.Element {
        Publishers.Sequence(sequence: sequence + elements)
    }

    /// Publishes the elements of another publisher after the elements.
    @inlinable public func append(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        append(publisher.sequence)
    }
}
