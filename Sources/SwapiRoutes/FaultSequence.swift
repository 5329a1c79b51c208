// Which request meets which fault.

/// Goes through the requests of a site, always in the same way.
struct FaultSequence: Sendable {
    private let every: [Fault: Int]
    private var requests = 0
    /// Faults whose turn has come, the one that has waited longest first; each at most once.
    private var due: [Fault] = []

    init(_ every: [Fault: Int]) {
        self.every = every.filter { $0.value > 0 }
    }

    /// The fault that the next request meets.
    mutating func next() -> Fault? {
        requests += 1
        for fault in Fault.allCases where !due.contains(fault) {
            if let number = every[fault], requests.isMultiple(of: number) { due.append(fault) }
        }
        return due.isEmpty ? nil : due.removeFirst()
    }
}
