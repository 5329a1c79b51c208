/// What a buffer holds, and what its subscriber has asked for: a state machine that its owner guards with a lock.
struct BufferContents<Value, Failure: Error> {
    enum Signal {
        case value(Value)
        case completion(Subscribers.Completion<Failure>)
    }

    /// What has become of a new value.
    enum Addition {
        /// It's in the buffer, perhaps in place of another; or it's left out.
        case done(dropped: Value?)
        case noRoom(makeError: () -> Failure)
    }

    private let size: Int
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private var values = Queue<Value>()
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Failure>?
    /// True from the beginning: nothing is delivered before the subscription.
    private var isDelivering = true

    init(size: Int, whenFull: Publishers.BufferingStrategy<Failure>) {
        self.size = size
        self.whenFull = whenFull
    }

    var isAwaited: Bool { demand > .none }

    mutating func add(_ value: Value) -> Addition {
        guard isFull else {
            values.append(value)
            return .done(dropped: nil)
        }
        switch whenFull {
        case .dropNewest:
            return .done(dropped: nil)
        case .dropOldest:
            let oldest = values.popFirst()
            if oldest != nil { values.append(value) }
            return .done(dropped: oldest)
        case .customError(let makeError):
            return .noRoom(makeError: makeError)
        }
    }

    mutating func finish(_ completion: Subscribers.Completion<Failure>) {
        self.completion = completion
    }

    mutating func request(_ more: Subscribers.Demand) {
        demand += more
    }

    /// Whether it's the caller's turn to deliver, until `next()` has nothing.
    mutating func beginDelivery() -> Bool {
        defer { isDelivering = true }
        return !isDelivering
    }

    /// What is due next; without anything the delivery is at its end.
    ///
    /// A failure waits only for values that have been asked for. The end comes to those who ask for more than there is.
    mutating func next() -> Signal? {
        if demand > .none {
            if let value = values.popFirst() {
                demand -= 1
                return .value(value)
            }
            if let completion { return .completion(completion) }
        } else if case .failure(let error) = completion {
            return .completion(.failure(error))
        }
        isDelivering = false
        return nil
    }

    /// What has been asked for, and only waits for a delivery to end, takes no room.
    private var isFull: Bool {
        values.count >= size && (!isDelivering || demand <= values.count - size)
    }
}
