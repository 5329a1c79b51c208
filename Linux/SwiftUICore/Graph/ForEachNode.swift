import Foundation

/// The elements of a `ForEach` by identity: an element's node moves with its id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    /// An element's node, and what its content was made from.
    private struct Row {
        var node: Node
        let dependencies: Dependencies
        /// Of a lazy element that may be several views.
        var pieces: ElementPieces?
    }

    private var keys: ElementKeys<Data, ID>
    private var rows: [ElementKey<ID>: Row] = [:]
    /// What is left of lazy rows that have no node any more.
    private var saved = SavedRows<ElementKey<ID>>()
    /// The row that is being made.
    private var making: ElementKey<ID>?
    /// Made once for the keys.
    private var run: ElementRun<Data, ID, Content>?
    /// Where the elements of the run are now; nil if all are where they were.
    private var moves: ElementMoves?
    /// Elements whose content read something that has changed.
    private var stale: Set<ElementKey<ID>> = []
    /// Lazy rows that a person can see: they alone are active.
    private var visible: Set<ElementKey<ID>> = []

    override init(_ view: ForEach<Data, ID, Content>, parent: Node, environment: EnvironmentValues) {
        keys = Self.keys(of: view)
        super.init(view, parent: parent, environment: environment)
        for (key, state) in restored?.rows ?? [:] {
            if let key = key.base as? ElementKey<ID> { saved.keep(state, of: key) }
        }
        complete(&keys)
        saved.removeAll { keys.knownPosition(of: $0) == nil }
        updateAll()
        if !isLazy { saved = SavedRows() }
        if keys.count > 0 { parent.preferenceChanged(nil, from: self) }
    }

    override var children: [Node] { orderedRows.map(\.row.node) }
    override var followsViewport: Bool { false }
    override var makesLazyChildren: Bool { isLazy && ViewCount.mayBeSeveral(Content.self) }

    /// The elements that have a node, in order.
    private var orderedRows: [(key: ElementKey<ID>, row: Row)] {
        guard isLazy else { return keys.all.compactMap { key in rows[key].map { (key, $0) } } }
        return rows.map { (position: keys.knownPosition(of: $0) ?? 0, key: $0, row: $1) }
            .sorted { $0.position < $1.position }.map { ($0.key, $0.row) }
    }

    override func viewChanged() {
        let change = takeKeys()
        stale = []
        if let change {
            if isLazy { moves = moves?.followed(by: change) ?? change }
            for key in rows.keys where keys.knownPosition(of: key) == nil { remove(key) }
            saved.removeAll { keys.knownPosition(of: $0) == nil }
        }
        updateAll()
        if change != nil {
            structureChanged()
            parent?.preferenceChanged(nil, from: self)
        }
    }

    private func updateAll() {
        guard !isLazy else { return updateRows(rows.keys) }
        for (position, element) in view.data.enumerated() { update(element, key: keys.key(at: position)) }
    }

    override func evaluate() {
        let changed = stale
        stale = []
        updateRows(changed)
    }

    /// Updates those of the elements that have a node, in order.
    private func updateRows(_ changed: some Collection<ElementKey<ID>>) {
        for position in changed.compactMap({ rows[$0] == nil ? nil : keys.knownPosition(of: $0) }).sorted() {
            update(element(at: position), key: keys.key(at: position))
        }
    }

    private func element(at position: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: position)]
    }

    private func update(_ element: Data.Element, key: ElementKey<ID>) {
        let dependencies =
            rows[key]?.dependencies
            ?? Dependencies { [weak self] in
                guard let self, self.stale.insert(key).inserted else { return }
                self.graph.markDirty(self)
            }
        let content = dependencies.track { view.content(element) }
        if let row = rows[key]?.node as? TypedNode<Content> { return row.update(to: content, environment: environment) }
        making = key
        let node = attach(Node.make(content, parent: self, environment: environment))
        making = nil
        if node.restored != nil { graph.runAfterLayout { [weak node] in node?.forgetRestored() } }
        let pieces = makesLazyChildren ? ElementPieces(node) : nil
        rows[key] = Row(node: node, dependencies: dependencies, pieces: pieces)
        // Whether a lazy row is active follows the viewport, not this node.
        if isActive, !isLazy { node.setActive(true) }
    }

    override func takeSavedState(forChildOf type: ObjectIdentifier) -> SavedState? {
        guard let state = making.flatMap({ saved.take($0) }), state.type == type else { return nil }
        return state
    }

    override func save(into state: SavedState) {
        for (key, row) in saved.states { state.rows[AnyHashable(key)] = row }
        for (key, row) in rows { state.rows[AnyHashable(key)] = row.node.savedState() }
    }

    private func remove(_ key: ElementKey<ID>) {
        visible.remove(key)
        guard let row = rows.removeValue(forKey: key) else { return }
        row.dependencies.forget()
        row.node.unmount()
    }

    override func unmounted() {
        for row in rows.values { row.dependencies.forget() }
    }

    // MARK: Keys

    private static func keys(of view: ForEach<Data, ID, Content>) -> ElementKeys<Data, ID> {
        ElementKeys(view) { DuplicateIDs.report($0, in: ForEach<Data, ID, Content>.self) }
    }

    /// Whether the data says the same as when the keys were taken, which is found out without asking each element.
    private func hasSameKeys() -> Bool {
        // A collection that is an object may have changed inside, and so may elements: those with a node are asked.
        guard !(Data.self is AnyObject.Type), view.data.count == keys.count,
            view.source == nil
                ? Comparison.isSame(keys.data, view.data) : Comparison.isSame(keys.source, view.source)
        else { return false }
        return rows.keys.allSatisfy { key in
            keys.knownPosition(of: key).map { view.id(element(at: $0)) == key.id } ?? false
        }
    }

    /// Takes as many keys as are of use now.
    /// - Returns: where the elements are that were elsewhere before; nil if there are none.
    private func takeKeys() -> ElementMoves? {
        guard !hasSameKeys() else {
            keys.adopt(view)
            return nil
        }
        var new = Self.keys(of: view)
        new.take(keys.known)
        complete(&new)
        defer { keys = new }
        return new.moves(since: keys)
    }

    /// Takes the keys of all elements that something is known of.
    private func complete(_ keys: inout ElementKeys<Data, ID>) {
        if !isLazy || Data.self is AnyObject.Type { keys.take(keys.count) }
        for key in rows.keys { _ = keys.position(of: key) }
        for key in saved.keys { _ = keys.position(of: key) }
    }

    override func environmentChanged() {
        for row in rows.values { row.node.setEnvironment(environment) }
    }

    override func setActive(_ active: Bool) {
        guard isLazy else { return super.setActive(active) }
        for key in visible { rows[key]?.node.setActive(active) }
        setOwnActivity(active)
    }

    override func collectBoxes(into boxes: inout [Box]) {
        for (key, row) in orderedRows {
            let first = boxes.count
            row.node.collectBoxes(into: &boxes)
            for box in boxes[first...] where box.scrollTarget == nil { box.scrollTarget = AnyHashable(key.id) }
        }
    }

    override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
        if !isLazy, let own = id.base as? ID, let box = rows[ElementKey(id: own, occurrence: 0)]?.node.firstBox {
            return ScrollDestination(box: box)
        }
        return super.scrollDestination(id)
    }

    // MARK: Lazy rows

    override func collectSlots(into slots: inout SlotList) {
        guard isLazy else { return super.collectSlots(into: &slots) }
        if run == nil || moves != nil {
            run = ElementRun(owner: self, count: keys.count, old: run, moves: moves)
            moves = nil
        }
        if let run { slots.append(run) }
    }

    var realizedPositions: [Int] { rows.keys.compactMap(keys.knownPosition).sorted() }

    func position(ofID id: AnyHashable) -> Int? { keys.position(ofID: id) }

    func slot(at position: Int) -> LazySlot {
        // The run may be of data that was longer.
        position < keys.count ? ElementSlot(owner: self, position: position, key: keys.key(at: position)) : LazySlot()
    }

    override func collectChrome(into chrome: inout Chrome) {
        // A title or toolbar that depends on which rows are on screen would flicker: rows have none.
        if !isLazy { super.collectChrome(into: &chrome) }
    }

    func realize(_ key: ElementKey<ID>, at position: Int) -> Node? {
        if rows[key] == nil, let element = element(key, at: position) { update(element, key: key) }
        return rows[key]?.node
    }

    private func element(_ key: ElementKey<ID>, at position: Int) -> Data.Element? {
        guard position < keys.count, keys.key(at: position) == key else { return nil }
        return element(at: position)
    }

    /// What the element's content tells a tab view, known before the element has a node.
    func traits(_ key: ElementKey<ID>, at position: Int) -> ViewTraits {
        let content = (rows[key]?.node as? TypedNode<Content>)?.view ?? element(key, at: position).map(view.content)
        return (content as? any TraitContent)?.traits ?? ViewTraits()
    }

    func node(_ key: ElementKey<ID>) -> Node? { rows[key]?.node }

    func pieces(_ key: ElementKey<ID>) -> ElementPieces? { rows[key]?.pieces }

    func isRealized(_ key: ElementKey<ID>) -> Bool { rows[key] != nil }

    func setVisible(_ isVisible: Bool, key: ElementKey<ID>) {
        if isVisible { visible.insert(key) } else { visible.remove(key) }
        rows[key]?.node.setActive(isVisible)
    }

    func release(_ key: ElementKey<ID>) {
        guard let node = rows[key]?.node else { return }
        rows[key]?.pieces?.setVisible(false)
        node.setActive(false)
        visible.remove(key)
        // A sheet over the window stays, though the row that presents it is out of sight.
        if graph.presentations.nodes.contains(where: { $0.isInside(node) }) { return }
        // The row is made anew when it comes back, with the state that somebody changed.
        saved.keep(node.savedState(), of: key)
        remove(key)
    }
}

@MainActor private enum DuplicateIDs {
    private static var reported: Set<String> = []

    static func report(_ id: some Hashable, in type: Any.Type) {
        let message = "the id \(id) occurs more than once in \(type)"
        if reported.insert(message).inserted { Messages.report(message) }
    }
}
