/// What an operator makes of one value.
@usableFromInline enum Step<Output, Failure: Error> {
    case pass(Output)
    /// Pass nothing on, and ask for another value.
    case skip
    case passAndFinish(Output)
    case finish
    case fail(Failure)
}

extension Step where Failure == any Error {
    /// What a closure returns; what it throws is the failure.
    @inlinable init(catching body: () throws -> Self) {
        do { self = try body() } catch { self = .fail(error) }
    }
}

/// The subscriber of an operator that makes at most one value of each, and can end early.
///
/// The operator is a closure, which is called as values come: one at a time, and never with the lock held.
@usableFromInline
final class StepSubscriber<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber,
    Subscription, OperatorDescription
{
    @usableFromInline typealias Failure = UpstreamFailure

    @usableFromInline let description: String
    @usableFromInline let lock = Lock()
    /// Nil once the operator has come to its end.
    @exclusivity(unchecked) @usableFromInline var receiver: Receiver<Downstream>?
    @exclusivity(unchecked) @usableFromInline var link = UpstreamLink()
    @usableFromInline let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    @usableFromInline let failure: (UpstreamFailure) -> Downstream.Failure

    @inlinable init(
        _ description: String, downstream: Downstream,
        failure: @escaping (UpstreamFailure) -> Downstream.Failure,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.description = description
        receiver = Receiver(downstream)
        self.failure = failure
        self.step = step
    }

    @inlinable convenience init(
        _ description: String, downstream: Downstream,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) where UpstreamFailure == Downstream.Failure {
        self.init(description, downstream: downstream, failure: { $0 }, step: step)
    }

    @inlinable func receive(subscription: any Subscription) {
        lock.lock()
        let isAccepted = link.accept(subscription)
        let receiver = receiver
        lock.unlock()
        if isAccepted, let receiver {
            receiver.downstream.receive(subscription: self)
        } else {
            subscription.cancel()
        }
    }

    @inlinable func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        let receiver = receiver
        lock.unlock()
        guard let receiver else { return .none }
        switch step(input) {
        case .pass(let output):
            return receiver.downstream.receive(output)
        case .skip:
            return .max(1)
        case .passAndFinish(let output):
            _ = receiver.downstream.receive(output)
            finish(.finished)
        case .finish:
            finish(.finished)
        case .fail(let error):
            finish(.failure(error))
        }
        return .none
    }

    @inlinable func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        let receiver = end().receiver
        receiver?.downstream.receive(completion: completion.mapFailure(failure))
    }

    @inlinable func request(_ demand: Subscribers.Demand) {
        lock.withLock { link.subscription }?.request(demand)
    }

    @inlinable func cancel() {
        end().subscription?.cancel()
    }

    /// Ends before the upstream does.
    @inlinable func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (receiver, subscription) = end()
        subscription?.cancel()
        receiver?.downstream.receive(completion: completion)
    }

    /// Lets go of both sides, outside of the lock.
    @inlinable func end() -> (receiver: Receiver<Downstream>?, subscription: (any Subscription)?) {
        lock.withLock { (receiver.take(), link.end()) }
    }
}
