public import Foundation

/// A row of views.
nonisolated public struct HStack<Content>: View where Content: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        StackNode(self, axis: .horizontal, parent: parent, environment: environment)
    }
}

extension HStack: StackView {
    var stackContent: Content { content }
    var stackSpacing: CGFloat? { spacing }
    var alignmentKey: AlignmentKey { alignment.key }
}

/// A column of views.
nonisolated public struct VStack<Content>: View where Content: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        StackNode(self, axis: .vertical, parent: parent, environment: environment)
    }
}

extension VStack: StackView {
    var stackContent: Content { content }
    var stackSpacing: CGFloat? { spacing }
    var alignmentKey: AlignmentKey { alignment.key }
}

/// What a row and a column tell their node.
@MainActor private protocol StackView: View {
    associatedtype StackContent: View
    var stackContent: StackContent { get }
    var stackSpacing: CGFloat? { get }
    var alignmentKey: AlignmentKey { get }
}

private final class StackNode<V: StackView>: ContainerNode<V> {
    private let stack: StackBox

    init(_ view: V, axis: Axis, parent: Node, environment: EnvironmentValues) {
        stack = StackBox(axis: axis, graph: parent.graph)
        super.init(view, box: stack, parent: parent, environment: environment)
    }

    override var contentEnvironment: EnvironmentValues {
        environment.settingStackAxis(stack.axis)
    }

    override func viewChanged() {
        stack.configure(spacing: view.stackSpacing, alignment: view.alignmentKey)
        setContent(view.stackContent)
    }
}
