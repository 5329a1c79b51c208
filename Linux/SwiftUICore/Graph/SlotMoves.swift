/// Where the slots of a lazy container are that stood elsewhere in an older list.
@MainActor struct SlotMoves {
    private let old: SlotList
    private let new: SlotList
    /// The new list's runs by what they come from.
    private let runs: [AnyHashable: Int]
    /// How many slots at the beginning are where they were.
    let unmoved: Int

    init(from old: SlotList, to new: SlotList) {
        self.old = old
        self.new = new
        unmoved = new.commonPrefix(with: old)
        let isSame = unmoved == old.count
        runs = isSame ? [:] : Dictionary(new.runs.enumerated().map { ($1.source, $0) }) { first, _ in first }
    }

    /// The slot's position now; nil if it's gone.
    func position(of slot: Int) -> Int? {
        if slot < unmoved { return slot }
        guard slot < old.count else { return nil }
        let index = old.run(at: slot)
        let run = old.runs[index]
        guard let now = runs[run.source] else { return nil }
        return new.runs[now].position(of: slot - old.starts[index], in: run).map { new.starts[now] + $0 }
    }
}
