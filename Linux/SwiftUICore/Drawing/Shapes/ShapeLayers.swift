import Foundation

/// A filled shape on top of another view.
///
/// Source: Apple, SwiftUI, `FillShapeView`.
@frozen nonisolated public struct FillShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

/// The line along a shape's outline, on top of another view.
///
/// Source: Apple, SwiftUI, `StrokeShapeView`.
@frozen nonisolated public struct StrokeShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

/// The line along a shape's outline and within it, on top of another view.
///
/// Source: Apple, SwiftUI, `StrokeBorderShapeView`.
@frozen nonisolated public struct StrokeBorderShapeView<Content, Style, Background>: ShapeView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension FillShapeView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ShapeLayersNode(self, parent: parent, environment: environment, background: \.background) {
            _ShapeView(shape: $0.shape, style: $0.style, fillStyle: $0.fillStyle)
        }
    }
}

extension StrokeShapeView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ShapeLayersNode(self, parent: parent, environment: environment, background: \.background) {
            StrokedShapeView(shape: $0.shape, style: $0.style, stroke: $0.strokeStyle)
        }
    }
}

extension StrokeBorderShapeView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ShapeLayersNode(self, parent: parent, environment: environment, background: \.background) {
            StrokedShapeView(
                shape: $0.shape.inset(by: $0.strokeStyle.lineWidth / 2), style: $0.style, stroke: $0.strokeStyle)
        }
    }
}

/// One drawing of a shape, over the view beneath it if there is one.
private final class ShapeLayersNode<V: View, Background: View, Front: View>: SingleChildNode<V> {
    private let background: (V) -> Background
    private let front: (V) -> Front

    init(
        _ view: V, parent: Node, environment: EnvironmentValues, background: @escaping (V) -> Background,
        front: @escaping (V) -> Front
    ) {
        self.background = background
        self.front = front
        super.init(view, parent: parent, environment: environment)
    }

    // Written out because the compiler's own stub for it warns of a recursion that is none (Swift 6.3.1).
    @available(*, unavailable) override init(_ view: V, parent: Node, environment: EnvironmentValues) {
        preconditionFailure("Shape layers need their parts")
    }

    override func viewChanged() {
        if Background.self == EmptyView.self {
            child = reconcile(child, to: front(view), environment: environment)
        } else {
            let modifier = LayerModifier(layer: background(view), alignment: .center, role: .background)
            child = reconcile(
                child, to: ModifiedContent(content: front(view), modifier: modifier), environment: environment)
        }
    }
}
