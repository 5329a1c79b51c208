/// What an operator makes of one value, if all its values come to one result.
@usableFromInline enum ReduceStep<Output, Failure: Error> {
    /// Go on with the next value.
    case next
    /// This is the result, whatever the upstream still has.
    case finish(Output)
    case fail(Failure)
}

extension ReduceStep where Failure == any Error {
    /// What a closure returns; what it throws is the failure.
    @inlinable init(catching body: () throws -> Self) {
        do { self = try body() } catch { self = .fail(error) }
    }
}

/// The subscriber of an operator that asks its upstream for everything, and gives one result, at the end or early.
///
/// The result waits until it's asked for, and so does the end if there is no result. The operator is two closures,
/// which are called one at a time, and never with the lock held.
@usableFromInline
final class ReduceSubscriber<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber,
    Subscription, OperatorDescription
{
    @usableFromInline typealias Failure = UpstreamFailure

    @usableFromInline let description: String
    @usableFromInline let lock = Lock()
    /// Nil once the operator has come to its end.
    @exclusivity(unchecked) @usableFromInline var receiver: Receiver<Downstream>?
    @exclusivity(unchecked) @usableFromInline var link = UpstreamLink()
    @exclusivity(unchecked) @usableFromInline var isRequested = false
    /// What there was at the end, if anything, as long as nobody has asked for it.
    @exclusivity(unchecked) @usableFromInline var waiting: Downstream.Input??
    @usableFromInline let step: (Input) -> ReduceStep<Downstream.Input, Downstream.Failure>
    @usableFromInline let result: () -> Downstream.Input?
    @usableFromInline let failure: (UpstreamFailure) -> Downstream.Failure

    /// Parameter result: what there is when the upstream has finished; without a result the operator just finishes.
    @inlinable init(
        _ description: String, downstream: Downstream,
        failure: @escaping (UpstreamFailure) -> Downstream.Failure,
        step: @escaping (Input) -> ReduceStep<Downstream.Input, Downstream.Failure>,
        result: @escaping () -> Downstream.Input?
    ) {
        self.description = description
        receiver = Receiver(downstream)
        self.failure = failure
        self.step = step
        self.result = result
    }

    @inlinable convenience init(
        _ description: String, downstream: Downstream,
        step: @escaping (Input) -> ReduceStep<Downstream.Input, Downstream.Failure>,
        result: @escaping () -> Downstream.Input?
    ) where UpstreamFailure == Downstream.Failure {
        self.init(description, downstream: downstream, failure: { $0 }, step: step, result: result)
    }

    @inlinable func receive(subscription: any Subscription) {
        lock.lock()
        let isAccepted = link.accept(subscription)
        let receiver = receiver
        lock.unlock()
        guard isAccepted, let receiver else { return subscription.cancel() }
        receiver.downstream.receive(subscription: self)
        // Unless the subscriber has cancelled.
        lock.withLock { link.subscription }?.request(.unlimited)
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard case .subscribed = link.state else {
            lock.unlock()
            return .none
        }
        lock.unlock()
        switch step(input) {
        case .next:
            break
        case .finish(let output):
            settle(output, isEarly: true)
        case .fail(let error):
            let (receiver, subscription, _) = end()
            subscription?.cancel()
            receiver?.downstream.receive(completion: .failure(error))
        }
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        lock.lock()
        guard case .subscribed = link.state else { return lock.unlock() }
        lock.unlock()
        switch completion {
        case .finished:
            settle(result(), isEarly: false)
        case .failure(let error):
            end().receiver?.downstream.receive(completion: .failure(failure(error)))
        }
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscription was asked for no values.")
        lock.lock()
        isRequested = true
        let output = waiting.take()
        let receiver = receiver
        lock.unlock()
        if let output, let receiver { deliver(output, to: receiver) }
    }

    @inlinable func cancel() {
        end().subscription?.cancel()
    }

    /// Delivers the result, or keeps it until it's asked for.
    @inlinable func settle(_ output: Downstream.Input?, isEarly: Bool) {
        lock.lock()
        guard case .subscribed = link.state else { return lock.unlock() }
        let subscription = link.end()
        let receiver = isRequested ? self.receiver : nil
        if receiver == nil { waiting = .some(output) }
        lock.unlock()
        if isEarly { subscription?.cancel() }
        if let receiver { deliver(output, to: receiver) }
    }

    /// The subscriber can still cancel when it has the result.
    @inlinable func deliver(_ output: Downstream.Input?, to receiver: Receiver<Downstream>) {
        if let output { _ = receiver.downstream.receive(output) }
        end().receiver?.downstream.receive(completion: .finished)
    }

    /// Lets go of everything, outside of the lock.
    @inlinable func end() -> (
        receiver: Receiver<Downstream>?, subscription: (any Subscription)?, waiting: Downstream.Input??
    ) {
        lock.withLock { (receiver.take(), link.end(), waiting.take()) }
    }
}
