/// A modifier that tells the container around something of its content, and changes nothing else.
@MainActor package protocol TraitModifier: PrimitiveModifier {
    func apply(to traits: inout ViewTraits)
}

/// Says what stands on the tab of a page.
nonisolated package struct TabItemModifier: TraitModifier {
    package typealias Body = Never

    let label: AnyView

    @MainActor package func apply(to traits: inout ViewTraits) { traits.tabItem = label }
}

/// Tells views apart that can be chosen.
nonisolated package struct TagModifier: TraitModifier {
    package typealias Body = Never

    let tag: ViewTag

    @MainActor package func apply(to traits: inout ViewTraits) { traits.tag = tag }
}

extension TraitModifier {
    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        TraitNode(view, parent: parent, environment: environment)
    }
}

/// A view with traits, which can be read before the view has a node.
@MainActor protocol TraitContent {
    var traits: ViewTraits { get }
}

extension ModifiedContent: TraitContent where Content: View, Modifier: TraitModifier {
    var traits: ViewTraits {
        var traits = (content as? any TraitContent)?.traits ?? ViewTraits()
        modifier.apply(to: &traits)
        return traits
    }
}

/// In a lazy container, such as a tab view, makes its content when it is needed.
private final class TraitNode<Content: View, M: TraitModifier>: TypedNode<ModifiedContent<Content, M>> {
    fileprivate private(set) var child: Node?

    override init(_ view: ModifiedContent<Content, M>, parent: Node, environment: EnvironmentValues) {
        super.init(view, parent: parent, environment: environment)
        if !isLazy { makeChild() }
    }

    override var children: [Node] { child.map { [$0] } ?? [] }

    fileprivate func makeChild() {
        child = reconcile(child, to: view.content, environment: environment)
    }

    override func viewChanged() {
        if child != nil { makeChild() }
        // The label or the tag may be another.
        structureChanged()
    }

    override func environmentChanged() {
        child?.setEnvironment(environment)
    }

    override func collectSlots(into slots: inout SlotList) {
        guard isLazy else { return super.collectSlots(into: &slots) }
        slots.append(TraitSlot(node: self))
    }
}

private final class TraitSlot<Content: View, M: TraitModifier>: LazySlot {
    private let node: TraitNode<Content, M>

    init(node: TraitNode<Content, M>) {
        self.node = node
    }

    override var id: AnyHashable { ObjectIdentifier(node) }
    override var isRealized: Bool { node.child != nil }
    override var traits: ViewTraits { node.view.traits }

    override func realize() -> [Box] {
        if node.child == nil { node.makeChild() }
        node.graph.collectBoxes()
        var boxes: [Box] = []
        node.child?.collectBoxes(into: &boxes)
        return boxes
    }

    override func setVisible(_ isVisible: Bool) {
        node.setActive(isVisible)
    }

    override func collectChrome(into chrome: inout Chrome) {
        node.child?.collectChrome(into: &chrome)
    }
}

extension View {
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        modifier(TabItemModifier(label: AnyView(label())))
    }

    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        modifier(TagModifier(tag: ViewTag(tag, includeOptional: includeOptional)))
    }
}
