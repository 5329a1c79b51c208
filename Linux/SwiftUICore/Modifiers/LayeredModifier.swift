import Foundation

/// A modifier that adds other views to its content, which a box of its own arranges.
@MainActor package protocol LayeredModifier: PrimitiveModifier {
    associatedtype Layer: View
    associatedtype LayersBox: LayeredBox

    var layer: Layer { get }
    func makeBox(graph: ViewGraph) -> LayersBox
    /// Takes over what the modifier says; called whenever it has changed.
    func configure(_ box: LayersBox)
}

extension LayeredModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        LayeredNode(
            view, box: view.modifier.makeBox(graph: parent.graph), parent: parent, environment: environment)
    }
}

private final class LayeredNode<Content: View, M: LayeredModifier>: TypedNode<ModifiedContent<Content, M>>, BoxCollector
{
    private let box: M.LayersBox
    private var content: Node?
    private var layer: Node?

    init(
        _ view: ModifiedContent<Content, M>, box: M.LayersBox, parent: Node, environment: EnvironmentValues
    ) {
        self.box = box
        super.init(view, parent: parent, environment: environment)
        graph.needsCollection(self)
        viewChanged()
    }

    override var children: [Node] { [content, layer].compactMap(\.self) }

    override func viewChanged() {
        box.layoutDirection = environment.layoutDirection
        view.modifier.configure(box)
        content = reconcile(content, to: view.content, environment: environment)
        layer = reconcile(layer, to: view.modifier.layer, environment: environment.settingStackAxis(nil))
    }

    override func environmentChanged() {
        box.layoutDirection = environment.layoutDirection
        content?.setEnvironment(environment)
        layer?.setEnvironment(environment.settingStackAxis(nil))
    }

    override func structureChanged() {
        graph.needsCollection(self)
    }

    override func preferenceChanged(_ key: ObjectIdentifier?, from child: Node) {
        if child === content { (layer as? any LayerReader)?.contentPreferenceChanged(key) }
        super.preferenceChanged(key, from: child)
    }

    func collect() {
        var primary: [Box] = []
        var layers: [Box] = []
        content?.collectBoxes(into: &primary)
        layer?.collectBoxes(into: &layers)
        box.setChildren(primary: primary, layers: layers)
    }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }
}

/// A box around the boxes of a view and of what a modifier adds to it.
package class LayeredBox: Box {
    private(set) final var primary: [Box] = []
    private(set) final var layers: [Box] = []

    override package var children: [Box] { primary + layers }
    override var layoutPriority: Double { primary.first?.layoutPriority ?? 0 }
    override var spacing: ViewSpacing { primary.first?.spacing ?? ViewSpacing() }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { primary.first?.layoutValue(key) }

    final func setChildren(primary: [Box], layers: [Box]) {
        self.primary = primary
        self.layers = layers
        for box in children { box.adopt(parent: self) }
        invalidateLayout()
    }

    /// As large as the largest of the view's boxes.
    final func measurePrimary(_ proposal: ProposedViewSize) -> CGSize {
        primary.reduce(CGSize.zero) { size, box in
            let other = box.sizeThatFits(proposal)
            return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
        }
    }
}
