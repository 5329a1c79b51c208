extension Just {
    @inlinable var optional: Optional<Output>.Publisher { Optional<Output>.Publisher(output) }

    /// Drops the value, unless none are to be dropped.
    @inlinable public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        optional.dropFirst(count)
    }

    /// Drops the value if a closure says so.
    @inlinable public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        optional.drop(while: predicate)
    }

    /// The publisher itself: the only value is the first.
    @inlinable public func first() -> Just<Output> {
        self
    }

    /// Drops the value unless a closure lets it through.
    @inlinable public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// The publisher itself: the only value is the last.
    @inlinable public func last() -> Just<Output> {
        self
    }

    /// Drops the value unless a closure lets it through.
    @inlinable public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    /// Drops the value unless the index is 0.
    @inlinable public func output(at index: Int) -> Optional<Output>.Publisher {
        optional.output(at: index)
    }

    /// Drops the value unless 0 is in the range.
    @inlinable public func output<R>(in range: R) -> Optional<Output>.Publisher
    where R: RangeExpression, R.Bound == Int {
        optional.output(in: range)
    }

    /// Drops the value if none are wanted.
    @inlinable public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        optional.prefix(maxLength)
    }

    /// Drops the value unless a closure lets it through.
    @inlinable public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }
}
