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
    /// Where the guide lies if the modifier itself says so.
    func explicitGuide(_ key: AlignmentKey, in size: CGSize, child: Box) -> CGFloat?
    /// What the modifier adds to what covers the content's edges.
    var addedSafeArea: EdgeInsets { get }
    /// Whether the modifier gave the content's space that name.
    func isSpace(named name: AnyHashable) -> Bool
    /// What the modifier tells the container around it under that key.
    func layoutValue(_ key: ObjectIdentifier) -> Any?
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

    package func explicitGuide(_ key: AlignmentKey, in size: CGSize, child: Box) -> CGFloat? { nil }

    package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

    package var addedSafeArea: EdgeInsets { EdgeInsets() }

    package func isSpace(named name: AnyHashable) -> Bool { false }

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
    package fileprivate(set) var environment: EnvironmentValues {
        didSet { layoutDirection = environment.layoutDirection }
    }

    fileprivate init(_ modifier: M, child: Box, environment: EnvironmentValues, graph: ViewGraph) {
        self.modifier = modifier
        self.child = child
        self.environment = environment
        super.init(graph: graph)
        layoutDirection = environment.layoutDirection
        child.adopt(parent: self)
    }

    override package var children: [Box] { [child] }
    override var layoutPriority: Double { modifier.layoutPriority(of: child) }
    override var spacing: ViewSpacing { child.spacing }
    override var scrollTarget: AnyHashable? {
        get { super.scrollTarget ?? child.scrollTarget }
        set { super.scrollTarget = newValue }
    }
    override var sectionPart: SectionPart? {
        get { super.sectionPart ?? child.sectionPart }
        set { super.sectionPart = newValue }
    }
    override func isSpace(named name: AnyHashable) -> Bool { modifier.isSpace(named: name) }

    override func safeAreaInsets(of child: Box, in frame: CGRect) -> EdgeInsets {
        let added = modifier.addedSafeArea
        return added == EdgeInsets() ? passedSafeArea(to: frame) : safeAreaInsets + added
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        modifier.layoutValue(key) ?? child.layoutValue(key)
    }

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
        if let own = modifier.explicitGuide(key, in: size, child: child) { return own }
        guard let guide = child.explicitGuide(key, in: frame.size) else { return nil }
        return guide + (key.isVertical ? frame.minY : frame.minX)
    }
}

/// Keeps one modifier box for each box of its content.
class WrappingNode<V: View, M: BoxModifier>: SingleChildNode<V> {
    private var wrappers = Wrappers<M>()

    /// What goes around each box.
    var modifier: M { preconditionFailure("\(Self.self) has no modifier") }

    /// Reconciles the child with the view's content.
    func updateContent() {}

    override final func viewChanged() {
        updateContent()
        let modifier = modifier
        for wrapper in wrappers.all {
            if wrapper.environment.id != environment.id { passEnvironment(to: wrapper) }
            if Comparison.isSame(wrapper.modifier, modifier) { continue }
            wrapper.modifier = modifier
            if M.affectsLayout { wrapper.invalidateLayout() } else { wrapper.invalidateDrawing() }
        }
    }

    override final func environmentChanged() {
        super.environmentChanged()
        for wrapper in wrappers.all { passEnvironment(to: wrapper) }
    }

    /// Of the environment, layout depends on the direction alone, which the box follows; drawing on all of it.
    private func passEnvironment(to wrapper: ModifierBox<M>) {
        wrapper.environment = environment
        wrapper.invalidateDrawing()
    }

    override final func collectBoxes(into boxes: inout [Box]) {
        var inner: [Box] = []
        super.collectBoxes(into: &inner)
        boxes += inner.map(wrap)
    }

    private func wrap(_ inner: Box) -> Box {
        if let known = wrappers[inner] { return known }
        let new = ModifierBox(modifier, child: inner, environment: environment, graph: graph)
        wrappers.add(new)
        return new
    }

    override final func collectSlots(into slots: inout SlotList) {
        var inner = SlotList()
        super.collectSlots(into: &inner)
        slots.append(inner) { slot in MappedSlot(slot) { [weak self] box in self?.wrap(box) ?? box } }
    }
}

private final class ModifierNode<Content: View, M: BoxModifier>: WrappingNode<ModifiedContent<Content, M>, M> {
    override var modifier: M { view.modifier }

    override func updateContent() {
        child = reconcile(child, to: view.content, environment: environment)
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
