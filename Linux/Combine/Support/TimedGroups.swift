/// Which values `collect(_:options:)` sends together and when: a state machine that its owner guards with a lock.
struct TimedGroups<Element> {
    /// What has to be sent now.
    struct Due {
        var groups: [[Element]] = []
        var isFinished = false
    }

    /// The largest size of a group; nil if there's none.
    let limit: Int?
    private var elements: [Element] = []
    private var demand = Subscribers.Demand.none
    private var isFinishing = false

    init(limit: Int?) {
        self.limit = limit
    }

    mutating func add(_ element: Element) -> Due {
        elements.append(element)
        return takeDue(partial: false)
    }

    /// The interval is over.
    mutating func tick() -> Due {
        takeDue(partial: true)
    }

    /// Nothing more comes; what is left waits until it's asked for, and the end for it.
    mutating func finish() -> Due {
        isFinishing = true
        return takeDue(partial: true)
    }

    /// So many more groups are asked for.
    mutating func request(_ more: Subscribers.Demand) -> Due {
        demand += more
        return takeDue(partial: isFinishing)
    }

    /// Hands out what is left, so that the caller can release it.
    mutating func removeAll() -> [Element] {
        defer { elements = [] }
        isFinishing = false
        return elements
    }

    private mutating func takeDue(partial: Bool) -> Due {
        var due = Due()
        while demand > .none, !elements.isEmpty, partial || isFull {
            let group = Array(elements.prefix(limit ?? elements.count))
            elements.removeFirst(group.count)
            demand -= 1
            due.groups.append(group)
        }
        if isFinishing, elements.isEmpty {
            isFinishing = false
            due.isFinished = true
        }
        return due
    }

    private var isFull: Bool {
        limit.map { elements.count >= $0 } ?? false
    }
}
