/// The subscribers of a subject, in the order in which they came; guarded by the subject's lock.
struct SubjectConduits<Output, Failure: Error> {
    /// The list knows nothing of types, so that going through it costs no look-up of any.
    private var conduits: [AnySubjectConduit] = []
    /// The ticket of the next who comes.
    private(set) var nextTicket = 0

    /// The conduits of a moment: sending to them needs no lock.
    struct Snapshot {
        fileprivate let conduits: [AnySubjectConduit]

        @inline(__always) func send(_ value: Output) {
            for conduit in conduits { typed(conduit).send(value) }
        }

        func finish(_ completion: Subscribers.Completion<Failure>) {
            for conduit in conduits { typed(conduit).finish(completion) }
        }

        /// Only `add` puts conduits into the list, and it takes none of another type.
        @inline(__always) private func typed(_ conduit: AnySubjectConduit) -> SubjectConduit<Output, Failure> {
            unsafeDowncast(conduit, to: SubjectConduit<Output, Failure>.self)
        }
    }

    @inline(__always) var snapshot: Snapshot { Snapshot(conduits: conduits) }

    /// Those who have come since a ticket was the next.
    func snapshot(from ticket: Int) -> Snapshot {
        Snapshot(conduits: Array(conduits[(conduits.lastIndex { $0.ticket < ticket }.map { $0 + 1 } ?? 0)...]))
    }

    /// Adds the conduit that `make` makes for a ticket.
    mutating func add<Conduit: SubjectConduit<Output, Failure>>(_ make: (_ ticket: Int) -> Conduit) -> Conduit {
        let conduit = make(nextTicket)
        nextTicket += 1
        conduits.append(conduit)
        return conduit
    }

    mutating func remove(_ conduit: SubjectConduit<Output, Failure>) {
        var range = conduits.startIndex..<conduits.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let ticket = conduits[middle].ticket
            if ticket == conduit.ticket {
                // The caller holds the conduit, so that this releases nothing.
                conduits.remove(at: middle)
                return
            }
            range = ticket < conduit.ticket ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
    }

    mutating func removeAll() -> Snapshot {
        defer { conduits = [] }
        return snapshot
    }
}
