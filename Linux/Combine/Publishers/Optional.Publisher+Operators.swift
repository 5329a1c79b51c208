// Without a value these operators publish none, even those that otherwise make one of nothing.

extension Optional.Publisher {
    /// Changes the value with a closure.
    @inlinable public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
        output.map(transform).publisher
    }

    /// Changes the value with a closure, or drops it if the result is nil.
    @inlinable public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        output.flatMap(transform).publisher
    }

    /// Drops the value unless a closure lets it through.
    @inlinable public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// The publisher itself: one value has no equal neighbour.
    @inlinable public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        self
    }

    /// The publisher itself, which never fails.
    @inlinable public func replaceError(with output: Output) -> Optional<Output>.Publisher {
        self
    }

    /// Publishes another value if there is none.
    @inlinable public func replaceEmpty(with output: Output) -> Just<Output> {
        Just(self.output ?? output)
    }

    /// The publisher itself, which never fails.
    @inlinable public func retry(_ times: Int) -> Optional<Output>.Publisher {
        self
    }

    /// Drops the value, unless none are to be dropped.
    @inlinable public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "A negative number of values was to be dropped.")
        return filter { _ in count == 0 }
    }

    /// Drops the value if a closure says so.
    @inlinable public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter { !predicate($0) }
    }

    /// The publisher itself: the only value is the first.
    @inlinable public func first() -> Optional<Output>.Publisher {
        self
    }

    /// Drops the value unless a closure lets it through.
    @inlinable public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// The publisher itself: the only value is the last.
    @inlinable public func last() -> Optional<Output>.Publisher {
        self
    }

    /// Drops the value unless a closure lets it through.
    @inlinable public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// Drops the value unless the index is 0.
    @inlinable public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "The index of a value was negative.")
        return filter { _ in index == 0 }
    }

    /// Drops the value unless 0 is in the range.
    @inlinable public func output<R>(in range: R) -> Optional<Output>.Publisher
    where R: RangeExpression, R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "The index of a value was negative.")
        return filter { _ in range.contains(0) }
    }

    /// Drops the value if none are wanted.
    @inlinable public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "A negative number of values was wanted.")
        return filter { _ in maxLength > 0 }
    }

    /// Drops the value unless a closure lets it through.
    @inlinable public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// The publisher itself: one value has no equal neighbour.
    @inlinable public func removeDuplicates() -> Optional<Output>.Publisher {
        self
    }
}
