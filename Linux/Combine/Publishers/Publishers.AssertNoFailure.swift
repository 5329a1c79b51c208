extension Publishers {
    /// A publisher that stops the program when another fails.
    public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The publisher that values come from.
        public let upstream: Upstream

        /// What the message begins with.
        public let prefix: String

        /// The file that the message names.
        public let file: StaticString

        /// The line that the message names.
        public let line: UInt

        @inlinable public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == Never, Upstream.Output == S.Input {
            upstream.subscribe(
                MapErrorSubscriber<Upstream.Failure, S>(
                    "AssertNoFailure", downstream: subscriber,
                    transform: { [prefix, file, line] error in
                        fatalError(prefix.isEmpty ? "\(error)" : "\(prefix): \(error)", file: file, line: line)
                    }))
        }
    }
}

extension Publisher {
    /// Stops the program, in release builds, too, when the publisher fails.
    @inlinable public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
