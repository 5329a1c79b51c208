import Foundation

/// Makes its content from the size it is offered, which it takes.
///
/// Source: Apple, SwiftUI, `GeometryReader`.
nonisolated public struct GeometryReader<Content>: View where Content: View {
    public var content: (GeometryProxy) -> Content

    @inlinable nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        GeometryNode(self, parent: parent, environment: environment)
    }
}

/// Evaluates the content when the box has got its size, and again when that changes.
private final class GeometryNode<Content: View>: EvaluatingNode<GeometryReader<Content>>, BoxCollector {
    private let box: GeometryBox
    private var isPlaced = false

    override init(_ view: GeometryReader<Content>, parent: Node, environment: EnvironmentValues) {
        box = GeometryBox(graph: parent.graph)
        super.init(view, parent: parent, environment: environment)
        box.onChange = { [weak self] in self?.geometryChanged() }
    }

    override var makesLazyChildren: Bool { false }

    override func environmentChanged() {
        box.layoutDirection = environment.layoutDirection
        super.environmentChanged()
    }

    override func evaluateBody() {
        box.layoutDirection = environment.layoutDirection
        guard isPlaced else { return }
        graph.movementFollowers.remove(box)
        let content = view.content
        let body = tracked { content(GeometryProxy(of: box)) }
        child = reconcile(child, to: body, environment: childEnvironment)
    }

    override var childEnvironment: EnvironmentValues { environment.settingStackAxis(nil) }

    private func geometryChanged() {
        guard isMounted else { return }
        isPlaced = true
        evaluateAgain()
        graph.collectBoxes()
    }

    override func structureChanged() {
        graph.needsCollection(self)
    }

    func collect() {
        var boxes: [Box] = []
        child?.collectBoxes(into: &boxes)
        box.setChildren(boxes)
    }

    override func collectBoxes(into boxes: inout [Box]) {
        boxes.append(box)
    }
}

private final class GeometryBox: ContainerBox, MovementFollower {
    var onChange: () -> Void = {}
    /// What the content was made for.
    private var known: (size: CGSize, insets: EdgeInsets)?

    override func placeChildren() {
        if known.map({ $0.size != size || $0.insets != safeAreaInsets }) ?? true {
            known = (size, safeAreaInsets)
            onChange()
        }
        // Source: Apple places a geometry reader's content at its top leading corner.
        for child in children {
            place(child, in: CGRect(origin: .zero, size: child.sizeThatFits(ProposedViewSize(size))))
        }
    }

    func followMovement() { graph.movementFollowers.add(self) }
    func followMovement(of other: Box) { graph.movementFollowers.add(self, watching: other) }
    func moved() { onChange() }
}
