import Foundation

/// The elements of a `ForEach` by identity: an element's node moves with its id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    /// An element's node, and what its content was made from.
    private struct Row {
        var node: Node
        let dependencies: Dependencies
    }

    private var keys: [ElementKey<ID>] = []
    private var positions: [ElementKey<ID>: Int] = [:]
    /// The data that the keys are of.
    private var keyedData: Data?
    private var keyedSource: Any?
    private var rows: [ElementKey<ID>: Row] = [:]
    /// What is left of lazy rows that have no node any more.
    private var saved = SavedRows<ElementKey<ID>>()
    /// The row that is being made.
    private var making: ElementKey<ID>?
    /// Made once for the keys.
    private var slots: [LazySlot] = []
    /// Elements whose content read something that has changed.
    private var stale: Set<ElementKey<ID>> = []
    /// Lazy rows that a person can see: they alone are active.
    private var visible: Set<ElementKey<ID>> = []

    override init(_ view: ForEach<Data, ID, Content>, parent: Node, environment: EnvironmentValues) {
        super.init(view, parent: parent, environment: environment)
        for (key, state) in restored?.rows ?? [:] {
            if let key = key.base as? ElementKey<ID> { saved.keep(state, of: key) }
        }
        viewChanged()
        if !isLazy { saved = SavedRows() }
    }

    override var children: [Node] { keys.compactMap { rows[$0]?.node } }
    override var followsViewport: Bool { false }

    override func viewChanged() {
        let isRearranged = !hasSameKeys() && takeKeys()
        keyedData = view.data
        keyedSource = view.source
        stale = []
        if isRearranged {
            slots = []
            for key in rows.keys where positions[key] == nil { remove(key) }
            saved.removeAll { positions[$0] == nil }
        }
        if isLazy {
            updateRows(rows.keys)
        } else {
            for (position, element) in view.data.enumerated() { update(element, key: keys[position]) }
        }
        if isRearranged {
            structureChanged()
            parent?.preferenceChanged(nil, from: self)
        }
    }

    override func evaluate() {
        let changed = stale
        stale = []
        updateRows(changed)
    }

    /// Updates those of the elements that have a node, in order.
    private func updateRows(_ changed: some Collection<ElementKey<ID>>) {
        for position in changed.compactMap({ rows[$0] == nil ? nil : positions[$0] }).sorted() {
            update(element(at: position), key: keys[position])
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
        rows[key] = Row(node: node, dependencies: dependencies)
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

    /// Whether the data says the same as when the keys were taken, which is found out without asking each element.
    private func hasSameKeys() -> Bool {
        // A collection that is an object may have changed inside, and so may elements: those with a node are asked.
        guard let keyedData, !(Data.self is AnyObject.Type), view.data.count == keys.count,
            view.source == nil
                ? Comparison.isSame(keyedData, view.data) : Comparison.isSame(keyedSource, view.source)
        else { return false }
        return rows.keys.allSatisfy { key in positions[key].map { view.id(element(at: $0)) == key.id } ?? false }
    }

    /// Takes the ids in order; one that occurs again is told apart by its occurrence, and named once in a message.
    /// - Returns: whether they are others than before.
    private func takeKeys() -> Bool {
        var ids: [ID] = []
        ids.reserveCapacity(view.data.count)
        for element in view.data { ids.append(view.id(element)) }
        let numbered = NumberedKeys(ids)
        for id in numbered.repeated { DuplicateIDs.report(id, in: ForEach<Data, ID, Content>.self) }
        let isRearranged = numbered.keys != keys
        keys = numbered.keys
        positions = numbered.positions
        return isRearranged
    }

    override func environmentChanged() {
        for row in rows.values { row.node.setEnvironment(environment) }
    }

    override func setActive(_ active: Bool) {
        guard isLazy else { return super.setActive(active) }
        for key in visible { rows[key]?.node.setActive(active) }
        setOwnActivity(active)
    }

    override func preferenceValue<K: PreferenceKey>(of key: K.Type) -> K.Value? {
        guard isLazy else { return super.preferenceValue(of: key) }
        // Of the rows that there are, not of all elements.
        let known = rows.sorted { positions[$0.key, default: 0] < positions[$1.key, default: 0] }
        return Node.reduce(key, over: known.map(\.value.node))
    }

    override func collectBoxes(into boxes: inout [Box]) {
        for key in keys {
            guard let node = rows[key]?.node else { continue }
            let first = boxes.count
            node.collectBoxes(into: &boxes)
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

    override func collectSlots(into slots: inout [LazySlot]) {
        guard isLazy else { return super.collectSlots(into: &slots) }
        if self.slots.count != keys.count {
            self.slots = keys.enumerated().map { ElementSlot(owner: self, position: $0, key: $1) }
        }
        slots += self.slots
    }

    override func collectChrome(into chrome: inout Chrome) {
        // A title or toolbar that depends on which rows are on screen would flicker: rows have none.
        if !isLazy { super.collectChrome(into: &chrome) }
    }

    fileprivate func realize(_ key: ElementKey<ID>, at position: Int) -> Node? {
        if rows[key] == nil, let element = element(key, at: position) { update(element, key: key) }
        return rows[key]?.node
    }

    private func element(_ key: ElementKey<ID>, at position: Int) -> Data.Element? {
        guard keys.indices.contains(position), keys[position] == key else { return nil }
        return element(at: position)
    }

    /// What the element's content tells a tab view, known before the element has a node.
    fileprivate func traits(_ key: ElementKey<ID>, at position: Int) -> ViewTraits {
        let content = (rows[key]?.node as? TypedNode<Content>)?.view ?? element(key, at: position).map(view.content)
        return (content as? any TraitContent)?.traits ?? ViewTraits()
    }

    fileprivate func node(_ key: ElementKey<ID>) -> Node? { rows[key]?.node }

    /// At first nothing is, which each of very many slots is asked.
    fileprivate func isRealized(_ key: ElementKey<ID>) -> Bool { !rows.isEmpty && rows[key] != nil }

    fileprivate func setVisible(_ isVisible: Bool, key: ElementKey<ID>) {
        if isVisible { visible.insert(key) } else { visible.remove(key) }
        rows[key]?.node.setActive(isVisible)
    }

    fileprivate func release(_ key: ElementKey<ID>) {
        guard let node = rows[key]?.node else { return }
        node.setActive(false)
        visible.remove(key)
        // A sheet over the window stays, though the row that presents it is out of sight.
        if graph.presentations.nodes.contains(where: { $0.isInside(node) }) { return }
        // The row is made anew when it comes back, with the state that somebody changed.
        saved.keep(node.savedState(), of: key)
        remove(key)
    }
}

/// One element of a `ForEach` in a lazy container.
private final class ElementSlot<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazySlot {
    /// Gone when the loop has left the tree: until its container gathers anew, it still has the slot.
    private weak var owner: ForEachNode<Data, ID, Content>?
    private let ownerSerial: UInt64
    private let position: Int
    private let key: ElementKey<ID>

    init(owner: ForEachNode<Data, ID, Content>, position: Int, key: ElementKey<ID>) {
        self.owner = owner
        ownerSerial = owner.serial
        self.position = position
        self.key = key
    }

    override var id: AnyHashable { SlotID(owner: ownerSerial, key: key) }
    override var scrollTarget: AnyHashable? { key.id }
    override var isRealized: Bool { mountedOwner?.isRealized(key) ?? false }
    override var traits: ViewTraits { mountedOwner?.traits(key, at: position) ?? ViewTraits() }

    private var mountedOwner: ForEachNode<Data, ID, Content>? {
        guard let owner, owner.isMounted else { return nil }
        return owner
    }

    override func realize() -> [Box] {
        guard let owner = mountedOwner else { return [] }
        let isNew = !isRealized
        var boxes: [Box] = []
        owner.realize(key, at: position)?.collectBoxes(into: &boxes)
        if isNew { owner.graph.collectBoxes() }
        return boxes
    }

    override func setVisible(_ isVisible: Bool) { mountedOwner?.setVisible(isVisible, key: key) }
    override func release() { mountedOwner?.release(key) }

    override func collectChrome(into chrome: inout Chrome) {
        mountedOwner?.node(key)?.collectChrome(into: &chrome)
    }
}

private struct SlotID<Key: Hashable>: Hashable {
    let owner: UInt64
    let key: Key
}

@MainActor private enum DuplicateIDs {
    private static var reported: Set<String> = []

    static func report(_ id: some Hashable, in type: Any.Type) {
        let message = "the id \(id) occurs more than once in \(type)"
        if reported.insert(message).inserted { Messages.report(message) }
    }
}
