import Glibc

extension Publishers {
    /// A publisher that stops the process in the debugger when a closure says so.
    public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Whether to stop at the subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// Whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// Whether to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        @inlinable public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(
                BreakpointSubscriber(
                    downstream: subscriber, stopsAtSubscription: receiveSubscription, stopsAtOutput: receiveOutput,
                    stopsAtCompletion: receiveCompletion))
        }
    }
}

@usableFromInline struct BreakpointSubscriber<Downstream: Subscriber>: Subscriber, OperatorDescription {
    @usableFromInline let downstream: Downstream
    @usableFromInline let stopsAtSubscription: ((any Subscription) -> Bool)?
    @usableFromInline let stopsAtOutput: ((Downstream.Input) -> Bool)?
    @usableFromInline let stopsAtCompletion: ((Subscribers.Completion<Downstream.Failure>) -> Bool)?
    @usableFromInline let combineIdentifier: CombineIdentifier

    @inlinable init(
        downstream: Downstream, stopsAtSubscription: ((any Subscription) -> Bool)?,
        stopsAtOutput: ((Downstream.Input) -> Bool)?,
        stopsAtCompletion: ((Subscribers.Completion<Downstream.Failure>) -> Bool)?
    ) {
        self.downstream = downstream
        self.stopsAtSubscription = stopsAtSubscription
        self.stopsAtOutput = stopsAtOutput
        self.stopsAtCompletion = stopsAtCompletion
        combineIdentifier = CombineIdentifier()
    }

    @usableFromInline var description: String { "Breakpoint" }

    @inlinable func receive(subscription: any Subscription) {
        if stopsAtSubscription?(subscription) == true { stopInDebugger() }
        downstream.receive(subscription: subscription)
    }

    @inlinable func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if stopsAtOutput?(input) == true { stopInDebugger() }
        return downstream.receive(input)
    }

    @inlinable func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if stopsAtCompletion?(completion) == true { stopInDebugger() }
        downstream.receive(completion: completion)
    }
}

/// A debugger stops here, and can go on; without one, this ends the process.
@usableFromInline func stopInDebugger() {
    raise(SIGTRAP)
}

extension Publisher {
    /// Stops the process in the debugger when a closure says so.
    @inlinable public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Self.Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops the process in the debugger when the publisher fails.
    @inlinable public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: {
            if case .failure = $0 { true } else { false }
        })
    }
}
