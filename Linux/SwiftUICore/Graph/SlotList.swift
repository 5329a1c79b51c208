/// The content of a lazy container: what is in a list costs as much as the views that are written in the source,
/// however many elements their loops have.
@MainActor struct SlotList {
    private(set) var runs: [SlotRun] = []
    /// The position of each run's first slot.
    private(set) var starts: [Int] = []
    private(set) var count = 0
    /// What slots are in their sections; nothing for one in the middle of a section, or in none.
    var sectionParts: [Int: SectionPart] = [:]

    init() {}

    mutating func append(_ run: SlotRun) {
        runs.append(run)
        starts.append(count)
        count += run.count
    }

    mutating func append(_ slot: LazySlot) {
        append(SingleSlot(slot))
    }

    /// Adds another list's slots, each of them changed when it is asked for.
    /// - Parameter scrollTarget: the identity of all of them together; whoever scrolls to it comes to the first.
    mutating func append(
        _ list: SlotList, scrollTarget: AnyHashable? = nil, transform: @escaping @MainActor (LazySlot) -> LazySlot
    ) {
        for (position, part) in list.sectionParts { sectionParts[count + position] = part }
        for run in list.runs { append(MappedRun(run, scrollTarget: scrollTarget, transform: transform)) }
    }

    subscript(position: Int) -> LazySlot {
        let run = run(at: position)
        return runs[run].slot(at: position - starts[run])
    }

    /// All slots, for a container that needs to know something of each.
    var all: [LazySlot] { (0..<count).map { self[$0] } }

    var realizedPositions: [Int] {
        zip(starts, runs).flatMap { start, run in run.realizedPositions.map { start + $0 } }
    }

    func position(ofScrollTarget target: AnyHashable) -> Int? {
        zip(starts, runs).lazy.compactMap { start, run in
            run.position(ofScrollTarget: target).map { start + $0 }
        }.first
    }

    /// How many slots at the beginning are the same as in an older list.
    func commonPrefix(with old: SlotList) -> Int {
        var length = 0
        for (run, oldRun) in zip(runs, old.runs) {
            let common = run.commonPrefix(with: oldRun)
            length += common
            if common < max(run.count, oldRun.count) { break }
        }
        return length
    }

    /// The last run that begins at the position or before it.
    func run(at position: Int) -> Int {
        var range = 0..<runs.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = starts[middle] <= position ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
