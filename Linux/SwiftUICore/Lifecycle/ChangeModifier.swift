/// Acts when a value differs from the one of the last update.
nonisolated package struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    package typealias Body = Never

    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        ChangeNode(view, parent: parent, environment: environment)
    }
}

private final class ChangeNode<Content: View, Value: Equatable>: PassingNode<Content, ChangeModifier<Value>> {
    private var last: Value?

    override func modifierChanged() {
        let new = view.modifier.value
        let old = last
        last = new
        guard let old else {
            if view.modifier.isInitial { act(from: new, to: new) }
            return
        }
        if old != new { act(from: old, to: new) }
    }

    private func act(from old: Value, to new: Value) {
        let action = view.modifier.action
        // After the bodies, within the same transaction: what the action writes is shown with them.
        graph.runAfterEvaluation { action(old, new) }
    }
}

extension View {
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
    }

    @available(
        *, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    nonisolated public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: false, action: { _, new in action(new) }))
    }
}
