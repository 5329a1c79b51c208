import Foundation

/// A modifier that adds another view to each view of its content, which a box of its own arranges.
@MainActor package protocol LayeredModifier: PrimitiveModifier {
    associatedtype Layer: View
    associatedtype LayersBox: LayeredBox

    var layer: Layer { get }
    func makeBox(around content: Box) -> LayersBox
    /// Takes over what the modifier says; called whenever it has changed.
    func configure(_ box: LayersBox)
}

extension LayeredModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        LayeredNode(view, parent: parent, environment: environment)
    }
}

/// Keeps a layer for each box of its content: in a lazy container for those that are made.
private final class LayeredNode<Content: View, M: LayeredModifier>:
    SingleChildNode<ModifiedContent<Content, M>>, LayeredContent
{
    private struct Layer {
        let node: LayerNode<M.Layer>
        let box: M.LayersBox
    }

    /// By the slots of a lazy container; elsewhere all together.
    private var layers: [AnyHashable: [Layer]] = [:]
    private var visible: Set<AnyHashable> = []
    /// What is left of the layers of released slots.
    private var saved = SavedRows<AnyHashable>()
    /// What was kept of the layer that is being made.
    private var making: SavedState?
    private static var everything: AnyHashable { 0 }

    private var allLayers: [Layer] {
        let all = layers.values.joined()
        return isLazy ? all.sorted { $0.node.serial < $1.node.serial } : Array(all)
    }

    override var children: [Node] { super.children + allLayers.map(\.node) }
    var layeredContent: Node? { child }

    override func viewChanged() {
        child = reconcile(child, to: view.content, environment: environment)
        for layer in allLayers {
            view.modifier.configure(layer.box)
            layer.node.update(to: view.modifier.layer, environment: layerEnvironment)
        }
    }

    override func environmentChanged() {
        super.environmentChanged()
        for layer in allLayers { layer.node.setEnvironment(layerEnvironment) }
    }

    private var layerEnvironment: EnvironmentValues { environment.settingStackAxis(nil) }

    override func preferenceChanged(_ key: ObjectIdentifier?, from child: Node) {
        if child === self.child { for layer in allLayers { layer.node.reader?.contentPreferenceChanged(key) } }
        super.preferenceChanged(key, from: child)
    }

    // MARK: Boxes

    override func collectBoxes(into boxes: inout [Box]) {
        var inner: [Box] = []
        super.collectBoxes(into: &inner)
        // In a lazy container the slots make the layers.
        boxes += isLazy ? inner : wrap(inner, of: Self.everything)
    }

    override func collectSlots(into slots: inout SlotList) {
        guard isLazy else { return super.collectSlots(into: &slots) }
        var inner = SlotList()
        super.collectSlots(into: &inner)
        if !layers.isEmpty {
            let made = Set(inner.realizedPositions.map { inner[$0].id })
            for id in layers.keys where !made.contains(id) { remove(id) }
        }
        slots.append(inner) { [weak self] slot in LayeredSlot(slot, owner: self) }
    }

    /// Puts a box with a layer around each box. A layer stays with its box; that of an only one goes over to another
    /// only one.
    private func wrap(_ inner: [Box], of slot: AnyHashable) -> [Box] {
        let old = layers[slot] ?? []
        var left = Dictionary(old.map { (ObjectIdentifier($0.box.content), $0) }) { first, _ in first }
        if let only = old.first, old.count == 1, inner.count == 1, only.box.content !== inner[0] {
            only.box.setContent(inner[0])
            return [only.box]
        }
        let state = old.isEmpty ? saved.take(slot) : nil
        let new = inner.enumerated().map { index, box in
            left.removeValue(forKey: ObjectIdentifier(box)) ?? makeLayer(box, of: slot, from: state?.children[index])
        }
        layers[slot] = new.isEmpty ? nil : new
        for layer in left.values { layer.node.unmount() }
        return new.map(\.box)
    }

    private func makeLayer(_ inner: Box, of slot: AnyHashable, from state: SavedState?) -> Layer {
        let box = view.modifier.makeBox(around: inner)
        view.modifier.configure(box)
        making = state
        let node = LayerNode(view.modifier.layer, box: box, parent: self, environment: layerEnvironment)
        making = nil
        _ = attach(node)
        if node.restored != nil { graph.runAfterLayout { [weak node] in node?.forgetRestored() } }
        if isLazy ? visible.contains(slot) : isActive { node.setActive(true) }
        return Layer(node: node, box: box)
    }

    private func remove(_ slot: AnyHashable) {
        visible.remove(slot)
        for layer in layers.removeValue(forKey: slot) ?? [] { layer.node.unmount() }
    }

    override func takeSavedState(forChildOf type: ObjectIdentifier) -> SavedState? {
        guard isLazy, child != nil else { return super.takeSavedState(forChildOf: type) }
        return making?.type == type ? making : nil
    }
}

extension LayeredNode: LayerOwner {
    func layered(_ boxes: [Box], of slot: AnyHashable) -> [Box] {
        defer { graph.collectBoxes() }
        return wrap(boxes, of: slot)
    }

    func setVisible(_ isVisible: Bool, slot: AnyHashable) {
        if isVisible { visible.insert(slot) } else { visible.remove(slot) }
        for layer in layers[slot] ?? [] { layer.node.setActive(isVisible) }
    }

    func release(_ slot: AnyHashable) {
        let state = SavedState(of: self)
        for (index, layer) in (layers[slot] ?? []).enumerated() { state.children[index] = layer.node.savedState() }
        saved.keep(state.isEmpty ? nil : state, of: slot)
        remove(slot)
    }
}
