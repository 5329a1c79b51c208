/// What a view has become: the place where its identity, its state and its children live.
///
/// The node tree mirrors the view values that were last evaluated. A node outlives the values: as long as a view of
/// the same type stands at the same place (or has the same id), its node stays.
@MainActor package class Node {
    package private(set) weak var parent: Node?
    package unowned let graph: ViewGraph
    package let depth: Int
    /// Names the node among all that ever were: an address is given again when a node is gone.
    let serial: UInt64
    package fileprivate(set) var environment: EnvironmentValues
    package private(set) var isMounted = true
    /// Whether the subtree is shown: `onAppear` follows it. A hidden tab and a row scrolled away are mounted only.
    package private(set) var isActive = false
    /// Whether children that come in great number are made one by one, when they are needed.
    package let isLazy: Bool

    init(parent: Node?, graph: ViewGraph, environment: EnvironmentValues) {
        self.parent = parent
        self.graph = graph
        self.environment = environment
        depth = (parent?.depth ?? 0) + 1
        Self.lastSerial += 1
        serial = Self.lastSerial
        isLazy = parent?.makesLazyChildren ?? false
        restored = parent?.takeSavedState(forChildOf: ObjectIdentifier(type(of: self)))
    }

    private static var lastSerial: UInt64 = 0

    /// Whether children of this node are made lazily; views without a box of their own pass it on.
    var makesLazyChildren: Bool { false }

    package var children: [Node] { [] }

    /// Takes a changed environment without a new view value.
    final func setEnvironment(_ new: EnvironmentValues) {
        if adopt(new) { environmentChanged() }
    }

    /// Takes the environment unless it says the same as before: then the old one stays, and all inside is left alone.
    fileprivate final func adopt(_ new: EnvironmentValues) -> Bool {
        if new.isSame(as: environment) { return false }
        environment = new
        return true
    }

    func environmentChanged() {}

    /// Called in a transaction for a node that was marked dirty.
    func evaluate() {}

    /// Adds the boxes that this node gives to the container around it, in order.
    package func collectBoxes(into boxes: inout [Box]) {
        for child in children { child.collectBoxes(into: &boxes) }
    }

    /// Adds this node's pieces to a lazy container around it.
    func collectSlots(into slots: inout SlotList) {
        if isLazy && passesSlotsThrough {
            for child in children { child.collectSlots(into: &slots) }
        } else {
            slots.append(NodeSlot(node: self))
        }
    }

    /// Whether the node stands for its children in a lazy container, as a group does.
    var passesSlotsThrough: Bool { makesLazyChildren }

    /// Tells the container around that the list of boxes may have changed.
    func structureChanged() {
        // While it is being made, a node is in nobody's list yet.
        if isAttached { parent?.structureChanged() }
    }

    private var isAttached = false

    /// Makes a new child part of the tree.
    final func attach(_ child: Node) -> Node {
        child.isAttached = true
        return child
    }

    /// What the views in here say for the key; nil if they say nothing.
    func preferenceValue<K: PreferenceKey>(of key: K.Type) -> K.Value? {
        Node.reduce(key, over: children)
    }

    /// Tells the nodes around that what this one says for the key may have changed, or, without a key, the order of
    /// those that say something.
    func preferenceChanged(_ key: ObjectIdentifier?, from child: Node) {
        parent?.preferenceChanged(key, from: self)
    }

    /// Changes the transaction for what is inside.
    func transform(_ transaction: inout Transaction) {}

    /// Tells the window around that its title, toolbar or tabs may have changed.
    func chromeChanged() {
        parent?.chromeChanged()
    }

    /// Adds what the window around has to show for this node: title, toolbar, tabs.
    func collectChrome(into chrome: inout Chrome) {
        for child in children { child.collectChrome(into: &chrome) }
    }

    func setActive(_ active: Bool) {
        guard active != isActive else { return }
        for child in children where !(active && child.followsViewport) { child.setActive(active) }
        setOwnActivity(active)
    }

    final func setOwnActivity(_ active: Bool) {
        guard active != isActive else { return }
        isActive = active
        activityChanged()
    }

    /// Whether a lazy container decides when this node is active.
    var followsViewport: Bool { isLazy && !passesSlotsThrough }

    // MARK: State of released rows

    /// What was kept of the node that stood here before the row was released.
    private(set) var restored: SavedState?
    private var childrenMade = 0

    /// What was kept for the child that is being made.
    func takeSavedState(forChildOf type: ObjectIdentifier) -> SavedState? {
        defer { childrenMade += 1 }
        guard let saved = restored?.children[childrenMade], saved.type == type else { return nil }
        return saved
    }

    /// What has to outlast the nodes of this subtree; nil if all of it can be made anew.
    final func savedState() -> SavedState? {
        let state = SavedState(of: self)
        save(into: state)
        return state.isEmpty ? nil : state
    }

    func save(into state: SavedState) {
        for (position, child) in children.enumerated() { state.children[position] = child.savedState() }
    }

    /// Called when the row is complete: a view that comes later is a new one.
    final func forgetRestored() {
        guard restored != nil else { return }
        restored = nil
        for child in children { child.forgetRestored() }
    }

    final func isInside(_ other: Node) -> Bool {
        var node: Node? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }

    func activityChanged() {}

    /// Where the view of that identity is in the subtree.
    func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
        children.lazy.compactMap { $0.scrollDestination(id) }.first
    }

    /// Where the view of that identity is in the scroll views of the subtree.
    func scrollDestinationInScrollViews(_ id: AnyHashable) -> ScrollDestination? {
        children.lazy.compactMap { $0.scrollDestinationInScrollViews(id) }.first
    }

    /// The first box that the node gives to the container around it.
    final var firstBox: Box? {
        var boxes: [Box] = []
        collectBoxes(into: &boxes)
        return boxes.first
    }

    func unmount() {
        guard isMounted else { return }
        for child in children { child.unmount() }
        if isActive {
            isActive = false
            activityChanged()
        }
        isMounted = false
        unmounted()
    }

    func unmounted() {}
}

/// A node that holds its view's value.
package class TypedNode<V: View>: Node {
    package final var view: V

    package init(_ view: V, parent: Node, environment: EnvironmentValues) {
        self.view = view
        super.init(parent: parent, graph: parent.graph, environment: environment)
    }

    /// The root of a graph.
    init(root view: V, graph: ViewGraph, environment: EnvironmentValues) {
        self.view = view
        super.init(parent: nil, graph: graph, environment: environment)
    }

    /// Takes a new value of the view. Nothing is evaluated when neither it nor the environment differ.
    final func update(to new: V, environment newEnvironment: EnvironmentValues) {
        guard !Comparison.isSame(view, new) else { return setEnvironment(newEnvironment) }
        view = new
        _ = adopt(newEnvironment)
        viewChanged()
    }

    /// The value of the view, or with it the environment, has changed.
    func viewChanged() {}
}

extension Node {
    /// Updates the child in place when it is of the view's type, and replaces it otherwise.
    final func reconcile<C: View>(_ child: Node?, to view: C, environment: EnvironmentValues) -> Node {
        if let child = child as? TypedNode<C> {
            child.update(to: view, environment: environment)
            return child
        }
        child?.unmount()
        let new = attach(Node.make(view, parent: self, environment: environment))
        if isActive, !new.followsViewport { new.setActive(true) }
        structureChanged()
        return new
    }

    static func make<C: View>(_ view: C, parent: Node, environment: EnvironmentValues) -> Node {
        if let primitive = view as? any PrimitiveView {
            return primitive.makeNode(parent: parent, environment: environment)
        }
        return CompositeNode(view, parent: parent, environment: environment)
    }
}
