import Foundation

/// The elements of a `ForEach` by identity: an element's node moves with its id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    private var keys: [ElementKey<ID>] = []
    private var nodes: [ElementKey<ID>: Node] = [:]
    /// Lazy rows that a person can see: they alone are active.
    private var visible: Set<ElementKey<ID>> = []

    override init(_ view: ForEach<Data, ID, Content>, parent: Node, environment: EnvironmentValues) {
        super.init(view, parent: parent, environment: environment)
        viewChanged()
    }

    override var children: [Node] { keys.compactMap { nodes[$0] } }
    override var followsViewport: Bool { false }

    override func viewChanged() {
        let newKeys = uniqueKeys()
        let isRearranged = newKeys != keys
        keys = newKeys
        if isRearranged {
            let kept = Set(keys)
            for (key, node) in nodes where !kept.contains(key) {
                nodes[key] = nil
                visible.remove(key)
                node.unmount()
            }
        }
        for (position, element) in view.data.enumerated() where !isLazy || nodes[keys[position]] != nil {
            update(element, key: keys[position])
        }
        if isRearranged { structureChanged() }
    }

    private func update(_ element: Data.Element, key: ElementKey<ID>) {
        let content = view.content(element)
        if isLazy {
            // Whether a lazy row is active follows the viewport, not this node.
            if let node = nodes[key] as? TypedNode<Content> {
                node.update(to: content, environment: environment)
            } else {
                nodes[key]?.unmount()
                nodes[key] = attach(Node.make(content, parent: self, environment: environment))
            }
        } else {
            nodes[key] = reconcile(nodes[key], to: content, environment: environment)
        }
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
        for node in nodes.values { node.setEnvironment(environment) }
    }

    override func setActive(_ active: Bool) {
        guard isLazy else { return super.setActive(active) }
        for key in visible { nodes[key]?.setActive(active) }
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
        if nodes[key] == nil, keys.indices.contains(position), keys[position] == key {
            let index = view.data.index(view.data.startIndex, offsetBy: position)
            update(view.data[index], key: key)
        }
        return nodes[key]
    }

    fileprivate func node(_ key: ElementKey<ID>) -> Node? { nodes[key] }

    fileprivate func setVisible(_ isVisible: Bool, key: ElementKey<ID>) {
        if isVisible { visible.insert(key) } else { visible.remove(key) }
        nodes[key]?.setActive(isVisible && isActive)
    }

    fileprivate func release(_ key: ElementKey<ID>) {
        visible.remove(key)
        guard let node = nodes[key] else { return }
        node.setActive(false)
        // A row that somebody changed keeps its state; all others are made anew when they come back.
        guard !node.hasWrittenState else { return }
        nodes[key] = nil
        node.unmount()
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
    override var isRealized: Bool { owner.node(key) != nil }

    override func realize() -> [Box] {
        let isNew = !isRealized
        var boxes: [Box] = []
        owner.realize(key, at: position)?.collectBoxes(into: &boxes)
        if isNew { owner.graph.collectBoxes() }
        return boxes
    }

    override func setVisible(_ isVisible: Bool) { owner.setVisible(isVisible, key: key) }
    override func release() { owner.release(key) }
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
