/// A modifier that changes nothing.
///
/// Source: Apple, SwiftUI, `EmptyModifier`.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never

    public static let identity = EmptyModifier()

    @inlinable nonisolated public init() {}
}

extension EmptyModifier: PrimitiveModifier {
    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        PassingNode(view, parent: parent, environment: environment)
    }
}
