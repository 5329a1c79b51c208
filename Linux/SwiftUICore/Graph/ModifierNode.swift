package import Foundation

/// A modifier that puts a box around each box of its content: it may change layout, drawing, or both.
@MainActor package protocol BoxModifier: PrimitiveModifier {
    /// Whether a changed value can change sizes; otherwise it is only drawn anew.
    static var affectsLayout: Bool { get }

    func measure(_ proposal: ProposedViewSize, child: Box) -> CGSize
    /// Where the child lies in a box of that size.
    func childFrame(in size: CGSize, child: Box) -> CGRect
    /// What the child is proposed when the box, proposed this, has that size.
    func childProposal(_ proposal: ProposedViewSize, in size: CGSize, child: Box) -> ProposedViewSize
    func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder)
    func layoutPriority(of child: Box) -> Double
}

extension BoxModifier {
    package static var affectsLayout: Bool { true }

    package func measure(_ proposal: ProposedViewSize, child: Box) -> CGSize { child.sizeThatFits(proposal) }

    package func childFrame(in size: CGSize, child: Box) -> CGRect { CGRect(origin: .zero, size: size) }

    package func childProposal(_ proposal: ProposedViewSize, in size: CGSize, child: Box) -> ProposedViewSize {
        proposal
    }

    package func render(_ box: ModifierBox<Self>, into builder: DisplayBuilder) { builder.draw(box.child) }

    package func layoutPriority(of child: Box) -> Double { child.layoutPriority }

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        ModifierNode(view, parent: parent, environment: environment)
    }
}

/// The box that a modifier puts around another.
package final class ModifierBox<M: BoxModifier>: Box {
    package fileprivate(set) var modifier: M
    package let child: Box
    package fileprivate(set) var environment: EnvironmentValues

    fileprivate init(_ modifier: M, child: Box, environment: EnvironmentValues, graph: ViewGraph) {
        self.modifier = modifier
        self.child = child
        self.environment = environment
        super.init(graph: graph)
        child.adopt(parent: self)
    }

    override package var children: [Box] { [child] }
    override var layoutPriority: Double { modifier.layoutPriority(of: child) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        modifier.measure(proposal, child: child)
    }

    override func placeChildren() {
        place(child, in: childFrame(in: size))
    }

    private func childFrame(in size: CGSize) -> CGRect {
        let proposal = modifier.childProposal(proposal(for: size), in: size, child: child)
        let frame = modifier.childFrame(in: size, child: child)
        // The child is placed by what it was asked last.
        _ = child.sizeThatFits(proposal)
        return frame
    }

    override func render(into builder: DisplayBuilder) {
        modifier.render(self, into: builder)
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let frame = childFrame(in: size)
        guard let guide = child.explicitGuide(key, in: frame.size) else { return nil }
        return guide + (key.isVertical ? frame.minY : frame.minX)
    }
}

/// Keeps one modifier box for each box of the content.
private final class ModifierNode<Content: View, M: BoxModifier>: SingleChildNode<ModifiedContent<Content, M>> {
    private var wrappers = Wrappers<M>()

    override func viewChanged() {
        child = reconcile(child, to: view.content, environment: environment)
        for wrapper in wrappers.all
        where wrapper.environment.id != environment.id || !Comparison.isSame(wrapper.modifier, view.modifier) {
            wrapper.modifier = view.modifier
            update(wrapper)
        }
    }

    override func environmentChanged() {
        super.environmentChanged()
        for wrapper in wrappers.all { update(wrapper) }
    }

    private func update(_ wrapper: ModifierBox<M>) {
        wrapper.environment = environment
        if M.affectsLayout { wrapper.invalidateLayout() } else { wrapper.invalidateDrawing() }
    }

    override func collectBoxes(into boxes: inout [Box]) {
        var inner: [Box] = []
        super.collectBoxes(into: &inner)
        boxes += inner.map(wrap)
    }

    private func wrap(_ inner: Box) -> Box {
        if let known = wrappers[inner] { return known }
        let new = ModifierBox(view.modifier, child: inner, environment: environment, graph: graph)
        wrappers.add(new)
        return new
    }

    override func collectSlots(into slots: inout [LazySlot]) {
        var inner: [LazySlot] = []
        super.collectSlots(into: &inner)
        slots += inner.map { slot in MappedSlot(slot) { [weak self] box in self?.wrap(box) ?? box } }
    }
}

/// The modifier boxes that are in use, found by the box inside; whoever shows them keeps them.
@MainActor private struct Wrappers<M: BoxModifier> {
    private struct Reference {
        weak var box: ModifierBox<M>?
    }

    private var references: [ObjectIdentifier: Reference] = [:]
    /// At how many references those that are gone are looked for.
    private var limit = 8

    var all: [ModifierBox<M>] { references.values.compactMap(\.box) }

    subscript(inner: Box) -> ModifierBox<M>? {
        guard let known = references[ObjectIdentifier(inner)]?.box, known.child === inner else { return nil }
        return known
    }

    mutating func add(_ wrapper: ModifierBox<M>) {
        if references.count >= limit {
            references = references.filter { $0.value.box != nil }
            limit = max(8, 2 * references.count)
        }
        references[ObjectIdentifier(wrapper.child)] = Reference(box: wrapper)
    }
}
