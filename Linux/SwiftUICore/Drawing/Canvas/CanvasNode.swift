import Foundation

/// A canvas and the views that it draws as symbols.
final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>>, BoxCollector {
    private let box: CanvasBox
    private var content: Node?
    private var slots: [LazySlot] = []

    override init(_ view: Canvas<Symbols>, parent: Node, environment: EnvironmentValues) {
        box = CanvasBox(graph: parent.graph)
        super.init(view, parent: parent, environment: environment)
        viewChanged()
    }

    override var children: [Node] { content.map { [$0] } ?? [] }
    // Each symbol is a piece with a tag.
    override var makesLazyChildren: Bool { true }
    override var passesSlotsThrough: Bool { false }

    override func viewChanged() {
        if Symbols.self != EmptyView.self {
            content = reconcile(content, to: view.symbols, environment: environment.settingStackAxis(nil))
            graph.needsCollection(self)
        }
        box.configure(view.renderer, in: environment)
        box.invalidateLayout()
    }

    override func environmentChanged() {
        content?.setEnvironment(environment.settingStackAxis(nil))
        box.configure(view.renderer, in: environment)
        box.invalidateLayout()
    }

    override func structureChanged() {
        graph.needsCollection(self)
    }

    func collect() {
        var list = SlotList()
        content?.collectSlots(into: &list)
        slots = list.all
        var symbols: [AnyHashable: Box] = [:]
        for slot in slots {
            guard let tag = slot.traits.tag?.value, let box = slot.realize().first else { continue }
            slot.setVisible(isActive)
            // Of two with the same tag, the first.
            if symbols[tag] == nil { symbols[tag] = box }
        }
        box.setSymbols(symbols)
    }

    override func activityChanged() {
        for slot in slots where slot.isRealized { slot.setVisible(isActive) }
    }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }
}

/// Keeps what was drawn, counted from its own corner, so that a canvas that moves isn't drawn anew.
final class CanvasBox: Box {
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var environment: EnvironmentValues?
    private var symbols: [AnyHashable: Box] = [:]
    private var known: (size: CGSize, items: [DisplayItem])?
    private lazy var dependencies = Dependencies { [weak self] in self?.inputsChanged() }

    func configure(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, in environment: EnvironmentValues) {
        self.renderer = renderer
        self.environment = environment
        known = nil
    }

    func setSymbols(_ new: [AnyHashable: Box]) {
        guard new.count != symbols.count || new.contains(where: { symbols[$0.key] !== $0.value }) else { return }
        symbols = new
        for box in new.values { box.adopt(parent: self) }
        known = nil
        invalidatePlacement()
    }

    override var children: [Box] { Array(symbols.values) }

    /// Symbols have their own size, and no place until they are drawn.
    override func placeChildren() {
        for box in symbols.values { place(box, in: CGRect(origin: .zero, size: box.sizeThatFits(.unspecified))) }
    }

    private func inputsChanged() {
        known = nil
        invalidateDrawing()
    }

    override func render(into builder: DisplayBuilder) {
        let rect = builder.resolve(CGRect(origin: .zero, size: size))
        let items = items(rect.size, builder)
        guard !items.isEmpty else { return }
        builder.add(CGRect(origin: .zero, size: size)) { .transform(.translation($0.minX, $0.minY), items) }
    }

    private func items(_ size: CGSize, _ builder: DisplayBuilder) -> [DisplayItem] {
        let isCurrent = !symbols.values.contains { $0.needsDrawing }
        if let known, known.size == size, isCurrent { return known.items }
        guard let environment else { return [] }
        let drawn = symbols.mapValues { GraphicsContext.ResolvedSymbol(size: $0.size, items: builder.picture(of: $0)) }
        let target = DrawingTarget(size: size, renderer: graph.renderer, symbols: drawn)
        var context = GraphicsContext(target, environment: environment)
        dependencies.track { renderer(&context, size) }
        known = (size, target.items)
        return target.items
    }
}
