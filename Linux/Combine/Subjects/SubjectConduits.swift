/// The subscribers of a subject, in the order in which they came; guarded by the subject's lock.
struct SubjectConduits<Output, Failure: Error> {
    private(set) var all: [SubjectConduit<Output, Failure>] = []
    private var nextTicket = 0

    /// Adds the conduit that `make` makes for a ticket.
    mutating func add<Conduit: SubjectConduit<Output, Failure>>(_ make: (_ ticket: Int) -> Conduit) -> Conduit {
        let conduit = make(nextTicket)
        nextTicket += 1
        all.append(conduit)
        return conduit
    }

    mutating func remove(_ conduit: SubjectConduit<Output, Failure>) {
        var range = all.startIndex..<all.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let ticket = all[middle].ticket
            if ticket == conduit.ticket {
                // The caller holds the conduit, so that this releases nothing.
                all.remove(at: middle)
                return
            }
            range = ticket < conduit.ticket ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
    }

    mutating func removeAll() -> [SubjectConduit<Output, Failure>] {
        defer { all = [] }
        return all
    }
}
