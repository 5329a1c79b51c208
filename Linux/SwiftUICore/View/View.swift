/// A part of an app's interface, described by a value.
///
/// Source: Apple, SwiftUI, `View`.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { self }
}

/// A view that the graph itself knows: it makes its own node.
@MainActor package protocol PrimitiveView: View where Body == Never {
    func makeNode(parent: Node, environment: EnvironmentValues) -> Node
}

extension PrimitiveView {
    /// Primitive views have no body: the graph asks them for a node.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}
