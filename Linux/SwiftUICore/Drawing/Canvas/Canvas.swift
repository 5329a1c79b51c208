public import Foundation

/// A view that code draws, anew only when what it read has changed.
///
/// Source: Apple, SwiftUI, `Canvas`.
nonisolated public struct Canvas<Symbols> where Symbols: View {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        symbols = EmptyView()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas: View, PrimitiveView {
    public typealias Body = Never

    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        LeafNode(self, box: CanvasBox(graph: parent.graph), parent: parent, environment: environment) {
            box, view, environment in
            box.configure(view.renderer, in: environment)
        }
    }
}

/// Keeps what was drawn, counted from its own corner, so that a canvas that moves isn't drawn anew.
private final class CanvasBox: Box {
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var environment: EnvironmentValues?
    private var known: (size: CGSize, items: [DisplayItem])?
    private lazy var dependencies = Dependencies { [weak self] in self?.inputsChanged() }

    func configure(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, in environment: EnvironmentValues) {
        self.renderer = renderer
        self.environment = environment
        known = nil
    }

    private func inputsChanged() {
        known = nil
        invalidateDrawing()
    }

    override func render(into builder: DisplayBuilder) {
        let rect = builder.resolve(CGRect(origin: .zero, size: size))
        let items = items(rect.size)
        guard !items.isEmpty else { return }
        builder.add(CGRect(origin: .zero, size: size)) { .transform(.translation($0.minX, $0.minY), items) }
    }

    private func items(_ size: CGSize) -> [DisplayItem] {
        if let known, known.size == size { return known.items }
        guard let environment else { return [] }
        let target = DrawingTarget(size: size, renderer: graph.renderer)
        var context = GraphicsContext(target, environment: environment)
        dependencies.track { renderer(&context, size) }
        known = (size, target.items)
        return target.items
    }
}
