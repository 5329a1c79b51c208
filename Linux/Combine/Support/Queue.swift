/// Values in the order in which they came: taking the first one costs the same however many there are.
struct Queue<Element> {
    private var incoming: [Element] = []
    /// The first values, the last of these first.
    private var outgoing: [Element] = []

    var count: Int { incoming.count + outgoing.count }
    var isEmpty: Bool { incoming.isEmpty && outgoing.isEmpty }

    mutating func append(_ element: Element) {
        incoming.append(element)
    }

    mutating func popFirst() -> Element? {
        if outgoing.isEmpty {
            outgoing = incoming.reversed()
            incoming = []
        }
        return outgoing.popLast()
    }
}
