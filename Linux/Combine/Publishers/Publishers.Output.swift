extension Publishers {
    /// A publisher that passes on those values of another whose numbers lie in a range, and then finishes.
    public struct Output<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// The numbers of the values that are passed on, counted from 0.
        public let range: CountableRange<Int>

        @inlinable public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0 && range.upperBound >= 0, "Values are counted from 0.")
            self.upstream = upstream
            self.range = range
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let number = Box(0)
            upstream.subscribe(
                StepSubscriber(
                    "Output", downstream: subscriber,
                    step: { [range] (value: Upstream.Output) in
                        let current = number.value
                        number.value += 1
                        if current < range.lowerBound { return .skip }
                        if current >= range.upperBound { return .finish }
                        return current == range.upperBound - 1 ? .passAndFinish(value) : .pass(value)
                    }))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on so many values at most, and finishes with the last.
    @inlinable public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: ..<maxLength)
    }

    /// Passes on the value with this number, counted from 0, and finishes.
    @inlinable public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index...index)
    }

    /// Passes on the values whose numbers, counted from 0, lie in a range, and finishes with the last.
    @inlinable public func output<R>(in range: R) -> Publishers.Output<Self>
    where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
