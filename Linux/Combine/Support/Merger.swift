/// The subscription of an operator that passes on the values of several upstreams as they come, `merge` and `flatMap`.
///
/// Unless everything is asked for, each source is asked for one value at a time, also ahead of demand: that value is
/// kept until it's asked for.
final class Merger<Output, Failure: Error>: Outlet<Output, Failure>, Subscription, OperatorDescription {
    /// Which kept value goes first.
    enum Order {
        /// That of the first source; a source keeps one value.
        case ofSources
        case ofArrival
    }

    private typealias Kept = (source: Int, value: Output)

    let description: String
    private let order: Order
    /// How many sources there may be at a time that come from an upstream of sources.
    private let maxSources: Subscribers.Demand
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    /// The sources that haven't finished.
    @exclusivity(unchecked) private var links: [Int: UpstreamLink] = [:]
    @exclusivity(unchecked) private var nextSource = 0
    @exclusivity(unchecked) private var kept: [Kept] = []
    /// The upstream of sources.
    @exclusivity(unchecked) private var outer = UpstreamLink()
    @exclusivity(unchecked) private var hasAllSources = false
    @exclusivity(unchecked) private var hasFailed = false
    /// Whether the sources were asked for everything.
    @exclusivity(unchecked) private var isOpen = false
    @exclusivity(unchecked) private var isSettling = false

    /// Creates a subscription that gets its sources from an upstream of them.
    init(_ description: String, to downstream: Downstream, maxSources: Subscribers.Demand) {
        self.description = description
        self.maxSources = maxSources
        order = .ofArrival
        super.init(to: downstream)
    }

    /// Creates a subscription for sources that are known.
    private init(_ description: String, to downstream: Downstream) {
        self.description = description
        maxSources = .none
        order = .ofSources
        super.init(to: downstream)
    }

    /// Merges what is attached by closures.
    static func merge(_ description: String, to downstream: Downstream, _ sources: [(Downstream) -> Void]) {
        let merger = Merger(description, to: downstream)
        let sides = sources.map { _ in merger.addSource() }
        merger.hasAllSources = true
        merger.start(merger)
        merger.lock.lock()
        merger.settle()
        // The subscriber may cancel meanwhile.
        for (attach, side) in zip(sources, sides) where merger.takesSources { attach(side) }
    }

    /// The subscriber for a new source.
    func addSource() -> Downstream {
        let source = lock.withLock {
            if !isClosed, !hasFailed { links[nextSource] = UpstreamLink() }
            defer { nextSource += 1 }
            return nextSource
        }
        return AnySubscriber(MergerSource(merger: self, source: source))
    }

    func request(_ more: Subscribers.Demand) {
        received(more)
    }

    override func received(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        settle()
    }

    func cancel() {
        let (sources, outer, remains, kept) = lock.withLock { (endLinks(), self.outer.end(), close(), takeKept()) }
        for subscription in sources { subscription.cancel() }
        outer?.cancel()
        withExtendedLifetime((remains, kept)) {}
    }

    /// Delivers what is kept and asked for, and ends if nothing else can come; called with the lock held, and lets go of
    /// it. While the subscriber receives a value, that's left to whoever delivers the value.
    private func settle() {
        guard !isSettling, !isInsideValue else { return lock.unlock() }
        isSettling = true
        lock.unlock()
        while deliverNextKept() {}
    }

    /// Lets nothing be released while the lock is held.
    private func deliverNextKept() -> Bool {
        lock.lock()
        guard demand > .none, !kept.isEmpty else {
            isSettling = false
            let opened = open()
            if isDone { finish(.finished) } else { lock.unlock() }
            for subscription in opened { subscription.request(.unlimited) }
            return false
        }
        let (source, value) = kept.removeFirst()
        demand -= 1
        let more = pass(value)
        let subscription = lock.withLock {
            demand += more ?? .none
            return demand == .unlimited ? nil : links[source]?.subscription
        }
        subscription?.request(.max(1))
        return true
    }

    /// The subscriptions that have to be asked for everything, once everything is asked for.
    private func open() -> [any Subscription] {
        guard demand == .unlimited, !isOpen else { return [] }
        isOpen = true
        return links.values.compactMap(\.subscription)
    }

    private var isDone: Bool { hasAllSources && !hasFailed && links.isEmpty && kept.isEmpty }

    private func keep(_ value: Output, of source: Int) -> Kept? {
        let index = order == .ofArrival ? kept.endIndex : position(of: source)
        guard index < kept.endIndex, kept[index].source == source else {
            kept.insert((source, value), at: index)
            return nil
        }
        defer { kept[index].value = value }
        return kept[index]
    }

    /// Where the value of a source is, or has to be, among those in the order of the sources.
    private func position(of source: Int) -> Int {
        var range = kept.startIndex..<kept.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = kept[middle].source < source ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    private func takeKept() -> [Kept] {
        defer { kept = [] }
        return kept
    }

    private func endLinks() -> [any Subscription] {
        defer { links = [:] }
        return links.values.compactMap(\.subscription)
    }

    /// Cancels everything else and fails.
    private func fail(_ completion: Subscribers.Completion<Failure>) {
        let (sources, outer, kept) = lock.withLock {
            hasFailed = true
            return (endLinks(), self.outer.end(), takeKept())
        }
        for subscription in sources { subscription.cancel() }
        outer?.cancel()
        lock.lock()
        finish(completion)
        withExtendedLifetime(kept) {}
    }
}

/// The sources.
extension Merger {
    fileprivate func receive(subscription: any Subscription, from source: Int) {
        let amount: Subscribers.Demand? = lock.withLock {
            guard links[source]?.accept(subscription) == true else { return nil }
            return demand == .unlimited ? .unlimited : .max(1)
        }
        if let amount { subscription.request(amount) } else { subscription.cancel() }
    }

    fileprivate func receive(_ value: Output, from source: Int) -> Subscribers.Demand {
        lock.lock()
        guard links[source] != nil else {
            lock.unlock()
            return .none
        }
        guard demand > .none, kept.isEmpty, !isSettling || isOpen else {
            let old = keep(value, of: source)
            lock.unlock()
            withExtendedLifetime(old) {}
            return .none
        }
        let isUnlimited = isOpen
        demand -= 1
        if let more = pass(value) { received(more) }
        return isUnlimited ? .none : .max(1)
    }

    fileprivate func receive(completion: Subscribers.Completion<Failure>, from source: Int) {
        let ended = lock.withLock { links.removeValue(forKey: source) }
        guard ended != nil else { return }
        if case .failure = completion { return fail(completion) }
        lock.lock()
        if isDone { return finish(.finished) }
        let outer = outer.subscription
        lock.unlock()
        if maxSources != .unlimited { outer?.request(.max(1)) }
    }
}

/// The upstream of sources.
extension Merger {
    /// Whether a new source would be of any use.
    var takesSources: Bool { lock.withLock { !isClosed && !hasFailed } }

    func receiveOuter(subscription: any Subscription) {
        guard lock.withLock({ outer.accept(subscription) }) else { return subscription.cancel() }
        if maxSources > .none { subscription.request(maxSources) }
    }

    func receiveOuter(completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock {
            hasAllSources = true
            return outer.end()
        }
        if case .failure = completion { return fail(completion) }
        lock.lock()
        if isDone { finish(.finished) } else { lock.unlock() }
        withExtendedLifetime(ended) {}
    }
}

/// The subscriber of one source.
private final class MergerSource<Output, Failure: Error>: Subscriber, OperatorDescription {
    private let merger: Merger<Output, Failure>
    private let source: Int

    init(merger: Merger<Output, Failure>, source: Int) {
        self.merger = merger
        self.source = source
    }

    var description: String { merger.description }

    func receive(subscription: any Subscription) {
        merger.receive(subscription: subscription, from: source)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
        merger.receive(input, from: source)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        merger.receive(completion: completion, from: source)
    }
}
