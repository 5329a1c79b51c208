/// The subscriber of an operator that, at a certain end of its upstream, gives one value more and finishes.
///
/// The value waits until it's asked for.
@usableFromInline
final class ReplaceSubscriber<Input, UpstreamFailure: Error, DownstreamFailure: Error>: Subscriber, Subscription,
    OperatorDescription
{
    @usableFromInline typealias Failure = UpstreamFailure
    @usableFromInline typealias Downstream = AnySubscriber<Input, DownstreamFailure>
    /// Makes the end of the upstream, which had no values or some, the end for the subscriber; nil is for the value.
    @usableFromInline typealias End = (
        _ completion: Subscribers.Completion<UpstreamFailure>, _ isEmpty: Bool
    ) -> Subscribers.Completion<DownstreamFailure>?

    private enum Stage {
        case passing
        /// The value waits for demand.
        case replacing
        case replaced
    }

    @usableFromInline let description: String
    private let lock = Lock()
    /// Nil once the operator has come to its end.
    private var receiver: Downstream?
    private var link = EarlyLink()
    private var demand = Subscribers.Demand.none
    private var isHandedOver = false
    private var isEmpty = true
    private var stage = Stage.passing
    private let output: Input
    private let makeEnd: End

    @usableFromInline init(_ description: String, downstream: Downstream, output: Input, end: @escaping End) {
        self.description = description
        receiver = downstream
        self.output = output
        makeEnd = end
    }

    /// Gives the subscriber its subscription, if it hasn't got it yet.
    @usableFromInline func handOver() {
        let receiver = lock.withLock {
            defer { isHandedOver = true }
            return isHandedOver ? nil : self.receiver
        }
        receiver?.receive(subscription: self)
    }

    @usableFromInline func receive(subscription: any Subscription) {
        guard let early = lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
        handOver()
        if early > .none { subscription.request(early) }
    }

    @usableFromInline func receive(_ input: Input) -> Subscribers.Demand {
        let receiver = lock.withLock {
            isEmpty = false
            demand -= 1
            return stage == .passing ? self.receiver : nil
        }
        guard let receiver else { return .none }
        let more = receiver.receive(input)
        lock.withLock { demand += more }
        // The upstream may have come to its end meanwhile.
        replaceIfDue()
        return more
    }

    @usableFromInline func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        if let completion = makeEnd(completion, lock.withLock { isEmpty }) {
            guard lock.withLock({ stage == .passing }) else { return }
            end().receiver?.receive(completion: completion)
        } else {
            let subscription = lock.withLock {
                if stage == .passing { stage = .replacing }
                return link.end()
            }
            withExtendedLifetime(subscription) {}
            replaceIfDue()
        }
    }

    @usableFromInline func request(_ more: Subscribers.Demand) {
        let subscription = lock.withLock {
            demand += more
            return link.request(more)
        }
        subscription?.request(more)
        replaceIfDue()
    }

    @usableFromInline func cancel() {
        end().subscription?.cancel()
    }

    private func replaceIfDue() {
        let receiver = lock.withLock {
            guard stage == .replacing, demand > .none else { return nil as Downstream? }
            stage = .replaced
            return self.receiver
        }
        guard let receiver else { return }
        _ = receiver.receive(output)
        // Unless the subscriber has cancelled.
        end().receiver?.receive(completion: .finished)
    }

    /// Lets go of both sides, outside of the lock.
    private func end() -> (receiver: Downstream?, subscription: (any Subscription)?) {
        lock.withLock { (receiver.take(), link.end()) }
    }
}
