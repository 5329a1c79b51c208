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
    private var rows: [ElementKey<ID>: Row] = [:]
    /// Elements whose content read something that has changed.
    private var stale: Set<ElementKey<ID>> = []
    /// Lazy rows that a person can see: they alone are active.
    private var visible: Set<ElementKey<ID>> = []

    override init(_ view: ForEach<Data, ID, Content>, parent: Node, environment: EnvironmentValues) {
        super.init(view, parent: parent, environment: environment)
        viewChanged()
    }

    override var children: [Node] { keys.compactMap { rows[$0]?.node } }
    override var followsViewport: Bool { false }

    override func viewChanged() {
        let newKeys = uniqueKeys()
        let isRearranged = newKeys != keys
        keys = newKeys
        stale = []
        if isRearranged {
            let kept = Set(keys)
            for key in rows.keys where !kept.contains(key) { remove(key) }
        }
        for (position, element) in view.data.enumerated() where !isLazy || rows[keys[position]] != nil {
            update(element, key: keys[position])
        }
        if isRearranged { structureChanged() }
    }

    override func evaluate() {
        let changed = stale
        stale = []
        guard !changed.isEmpty else { return }
        for (position, element) in view.data.enumerated()
        where changed.contains(keys[position]) && rows[keys[position]] != nil {
            update(element, key: keys[position])
        }
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
        let node = attach(Node.make(content, parent: self, environment: environment))
        rows[key] = Row(node: node, dependencies: dependencies)
        // Whether a lazy row is active follows the viewport, not this node.
        if isActive, !isLazy { node.setActive(true) }
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

    /// The ids in order; one that occurs again is told apart by its occurrence, and named once in a message.
    private func uniqueKeys() -> [ElementKey<ID>] {
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(view.data.count)
        return view.data.map { element in
            let id = view.id(element)
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            if occurrence == 1 { DuplicateIDs.report(id, in: ForEach<Data, ID, Content>.self) }
            return ElementKey(id: id, occurrence: occurrence)
        }
    }

    override func environmentChanged() {
        for row in rows.values { row.node.setEnvironment(environment) }
    }

    override func setActive(_ active: Bool) {
        guard isLazy else { return super.setActive(active) }
        for key in visible { rows[key]?.node.setActive(active) }
        setOwnActivity(active)
    }

    // MARK: Lazy rows

    override func collectSlots(into slots: inout [LazySlot]) {
        guard isLazy else { return super.collectSlots(into: &slots) }
        slots.reserveCapacity(slots.count + keys.count)
        for position in keys.indices { slots.append(ElementSlot(owner: self, position: position, key: keys[position])) }
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
        return view.data[view.data.index(view.data.startIndex, offsetBy: position)]
    }

    /// What the element's content tells a tab view, known before the element has a node.
    fileprivate func traits(_ key: ElementKey<ID>, at position: Int) -> ViewTraits {
        let content = (rows[key]?.node as? TypedNode<Content>)?.view ?? element(key, at: position).map(view.content)
        return (content as? any TraitContent)?.traits ?? ViewTraits()
    }

    fileprivate func node(_ key: ElementKey<ID>) -> Node? { rows[key]?.node }

    fileprivate func setVisible(_ isVisible: Bool, key: ElementKey<ID>) {
        if isVisible { visible.insert(key) } else { visible.remove(key) }
        rows[key]?.node.setActive(isVisible)
    }

    fileprivate func release(_ key: ElementKey<ID>) {
        guard let node = rows[key]?.node else { return }
        node.setActive(false)
        visible.remove(key)
        // A row that somebody changed keeps its state; all others are made anew when they come back.
        if !node.hasWrittenState { remove(key) }
    }
}

struct ElementKey<ID: Hashable>: Hashable {
    let id: ID
    let occurrence: Int
}

/// One element of a `ForEach` in a lazy container.
private final class ElementSlot<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazySlot {
    private unowned let owner: ForEachNode<Data, ID, Content>
    private let position: Int
    private let key: ElementKey<ID>

    init(owner: ForEachNode<Data, ID, Content>, position: Int, key: ElementKey<ID>) {
        self.owner = owner
        self.position = position
        self.key = key
    }

    override var id: AnyHashable { SlotID(owner: ObjectIdentifier(owner), key: key) }
    override var scrollTarget: AnyHashable? { key.id }
    override var isRealized: Bool { owner.node(key) != nil }
    override var traits: ViewTraits { owner.traits(key, at: position) }

    override func realize() -> [Box] {
        let isNew = !isRealized
        var boxes: [Box] = []
        owner.realize(key, at: position)?.collectBoxes(into: &boxes)
        if isNew { owner.graph.collectBoxes() }
        return boxes
    }

    override func setVisible(_ isVisible: Bool) { owner.setVisible(isVisible, key: key) }
    override func release() { owner.release(key) }
    override func collectChrome(into chrome: inout Chrome) { owner.node(key)?.collectChrome(into: &chrome) }
}

private struct SlotID<Key: Hashable>: Hashable {
    let owner: ObjectIdentifier
    let key: Key
}

@MainActor private enum DuplicateIDs {
    private static var reported: Set<String> = []

    static func report(_ id: some Hashable, in type: Any.Type) {
        let message = "SwiftUI: the id \(id) occurs more than once in \(type)\n"
        guard reported.insert(message).inserted else { return }
        FileHandle.standardError.write(Foundation.Data(message.utf8))
    }
}
