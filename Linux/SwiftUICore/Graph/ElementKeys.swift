/// The keys of a collection's elements, taken from the beginning as far as somebody has asked.
///
/// Which of several elements with one id an element is follows from those before it: who knows nothing but the first
/// hundred of many elements has taken a hundred ids. A range whose elements are their own ids needs no keys at all.
@MainActor struct ElementKeys<Data: RandomAccessCollection, ID: Hashable> {
    let count: Int
    /// The data that the keys are of.
    private(set) var data: Data
    private(set) var source: Any?
    private var id: (Data.Element) -> ID
    /// The ids, where they are simply a range.
    private let range: Range<Int>?
    private var numbered = NumberedKeys<ID>()
    /// Told of ids that occur more than once, once of each.
    private let repeated: @MainActor (ID) -> Void

    init<Content>(_ loop: ForEach<Data, ID, Content>, repeated: @escaping @MainActor (ID) -> Void) {
        data = loop.data
        source = loop.source
        id = loop.id
        range = loop.idRange
        count = data.count
        self.repeated = repeated
    }

    /// How many elements at the beginning have keys.
    var known: Int { range?.count ?? numbered.keys.count }

    /// Those that have been taken, in order.
    var all: [ElementKey<ID>] {
        range?.map { ElementKey(id: $0 as! ID, occurrence: 0) } ?? numbered.keys
    }

    /// Takes data that says the same.
    mutating func adopt<Content>(_ loop: ForEach<Data, ID, Content>) {
        data = loop.data
        source = loop.source
        id = loop.id
    }

    mutating func key(at position: Int) -> ElementKey<ID> {
        if let range { return ElementKey(id: (range.lowerBound + position) as! ID, occurrence: 0) }
        take(position + 1)
        return numbered.keys[position]
    }

    /// The element's position, if its key has been taken.
    func knownPosition(of key: ElementKey<ID>) -> Int? {
        guard let range else { return numbered.positions[key] }
        guard key.occurrence == 0, let id = key.id as? Int, range.contains(id) else { return nil }
        return id - range.lowerBound
    }

    /// The element's position; takes keys until it is found.
    mutating func position(of key: ElementKey<ID>) -> Int? {
        while true {
            if let position = knownPosition(of: key) { return position }
            guard known < count else { return nil }
            take(known + max(Self.step, known))
        }
    }

    /// The first element with that id. No keys are taken.
    func position(ofID wanted: AnyHashable) -> Int? {
        guard let own = wanted.base as? ID else {
            return data.enumerated().first { AnyHashable(id($1)) == wanted }?.offset
        }
        if let known = knownPosition(of: ElementKey(id: own, occurrence: 0)) { return known }
        if range != nil { return nil }
        return data.dropFirst(known).enumerated().first { id($1) == own }.map { known + $0.offset }
    }

    /// Takes at least that many keys.
    mutating func take(_ wanted: Int) {
        guard wanted > known else { return }
        let first = data.index(data.startIndex, offsetBy: known)
        let step = min(max(wanted - known, Self.step), count - known)
        for id in numbered.append(data[first...].prefix(step).map(id)) { repeated(id) }
    }

    /// How many keys are taken at once at least.
    private static var step: Int { 64 }

    /// Where the elements are that had other positions before, as far as both keys are known; nil if there are none.
    func moves(since old: ElementKeys) -> ElementMoves? {
        guard let first = firstChange(since: old) else { return nil }
        if let range, let oldRange = old.range {
            return ElementMoves(unmoved: first) { position in
                let id = oldRange.lowerBound + position
                return range.contains(id) && oldRange.contains(id) ? id - range.lowerBound : nil
            }
        }
        let positions = old.numbered.keys.dropFirst(first).map(knownPosition)
        return ElementMoves(unmoved: first) { positions.indices.contains($0 - first) ? positions[$0 - first] : nil }
    }

    /// The first position that has another key than before, as far as both are known; nil if there is none.
    private func firstChange(since old: ElementKeys) -> Int? {
        let common = min(known, old.known)
        if let range, let oldRange = old.range {
            if range == oldRange { return nil }
            return range.lowerBound == oldRange.lowerBound ? common : 0
        }
        if range != nil || old.range != nil { return 0 }
        let same = zip(numbered.keys, old.numbered.keys).prefix { $0 == $1 }.count
        return same < common || count != old.count ? same : nil
    }
}
