/// A view that is evaluated again when it differs from before by its own `==`.
///
/// Source: Apple, SwiftUI, `EquatableView`.
nonisolated public struct EquatableView<Content>: View where Content: Equatable, Content: View {
    public var content: Content

    @inlinable nonisolated public init(content: Content) {
        self.content = content
    }
}

extension EquatableView: SelfComparing {
    static func isSame(_ lhs: EquatableView, _ rhs: EquatableView) -> Bool { lhs.content == rhs.content }
}

extension EquatableView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        EquatableNode(self, parent: parent, environment: environment)
    }
}

private final class EquatableNode<Content: Equatable & View>: SingleChildNode<EquatableView<Content>> {
    override func viewChanged() {
        child = reconcile(child, to: view.content, environment: environment)
    }
}

extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
