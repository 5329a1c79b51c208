import Foundation

/// Views over one another.
nonisolated public struct ZStack<Content>: View where Content: View {
    private let alignment: Alignment
    fileprivate let content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ZStackNode(self, box: ZStackBox(graph: parent.graph), parent: parent, environment: environment)
    }

    @MainActor fileprivate func configure(_ box: ContainerBox) {
        (box as? ZStackBox)?.alignment = alignment
    }
}

private final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>> {
    override var contentEnvironment: EnvironmentValues { environment.settingStackAxis(nil) }

    override func viewChanged() {
        view.configure(box)
        setContent(view.content)
    }
}

/// Proposes its own proposal to every child, and is as large as all of them together.
final class ZStackBox: ContainerBox {
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidateLayout() } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        arrange(proposal).size
    }

    override func placeChildren() {
        for (child, frame) in zip(children, arrange(proposal(for: size)).frames) { place(child, in: frame) }
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        for (child, frame) in zip(children, arrange(proposal(for: size)).frames) {
            if let guide = child.explicitGuide(key, in: frame.size) {
                return guide + (key.isVertical ? frame.minY : frame.minX)
            }
        }
        return nil
    }

    private func arrange(_ proposal: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
        let frames = children.map { child -> CGRect in
            let size = child.sizeThatFits(proposal)
            let guides = dimensions(of: child, size: size, keys: [alignment.horizontal.key, alignment.vertical.key])
            return CGRect(
                origin: CGPoint(x: -guides[alignment.horizontal], y: -guides[alignment.vertical]), size: size)
        }
        let union = frames.reduce(CGRect.null) { $0.union($1) }
        guard !union.isNull else { return (.zero, []) }
        return (union.size, frames.map { $0.offsetBy(dx: -union.minX, dy: -union.minY) })
    }
}
