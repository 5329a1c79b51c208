public import Foundation

/// Makes its content from the size it is offered, which it takes.
///
/// Source: Apple, SwiftUI, `GeometryReader`.
nonisolated public struct GeometryReader<Content>: View where Content: View {
    public var content: (GeometryProxy) -> Content

    @inlinable nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

/// What a geometry reader knows of its container.
public struct GeometryProxy {
    public let size: CGSize

    package init(size: CGSize) {
        self.size = size
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
    private var size: CGSize?

    override init(_ view: GeometryReader<Content>, parent: Node, environment: EnvironmentValues) {
        box = GeometryBox(graph: parent.graph)
        super.init(view, parent: parent, environment: environment)
        box.onSize = { [weak self] in self?.sizeChanged($0) }
    }

    override var makesLazyChildren: Bool { false }

    override func evaluateBody() {
        guard let size else { return }
        let content = view.content
        let body = tracked { content(GeometryProxy(size: size)) }
        child = reconcile(child, to: body, environment: childEnvironment)
    }

    override var childEnvironment: EnvironmentValues { environment.settingStackAxis(nil) }

    private func sizeChanged(_ new: CGSize) {
        guard isMounted, new != size else { return }
        size = new
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

private final class GeometryBox: ContainerBox {
    var onSize: (CGSize) -> Void = { _ in }

    override func placeChildren() {
        onSize(size)
        // Source: Apple places a geometry reader's content at its top leading corner.
        for child in children {
            place(child, in: CGRect(origin: .zero, size: child.sizeThatFits(ProposedViewSize(size))))
        }
    }
}
