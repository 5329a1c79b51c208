public import Combine

/// Acts on what a publisher sends while its content is there.
nonisolated package struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    package typealias Body = Never

    let publisher: P
    let action: (P.Output) -> Void

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        ReceiveNode(view, parent: parent, environment: environment)
    }
}

/// Subscribes once for each identity, and again when the publisher is another one; the action is always the last one.
private final class ReceiveNode<Content: View, P: Publisher>: PassingNode<Content, ReceiveModifier<P>>
where P.Failure == Never {
    private var publisher: P?
    private var subscription: AnyCancellable?

    override func modifierChanged() {
        let new = view.modifier.publisher
        if let publisher, Comparison.isSame(publisher, new) { return }
        publisher = .some(new)
        // After the bodies: some publishers send at once, and what the action writes belongs to this transaction.
        graph.runAfterEvaluation { [weak self] in self?.subscribe(to: new) }
    }

    private func subscribe(to publisher: P) {
        guard isMounted else { return }
        subscription = nil
        let reference = WeakReference(self)
        subscription = publisher.sink { value in
            let output = UncheckedOutput(value: value)
            onMainActor { reference.value?.receive(output.value) }
        }
    }

    private func receive(_ value: P.Output) {
        if isMounted { view.modifier.action(value) }
    }

    override func unmounted() {
        subscription = nil
        publisher = nil
    }
}

private struct UncheckedOutput<Value>: @unchecked Sendable {
    let value: Value
}

extension View {
    nonisolated public func onReceive<P>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P: Publisher, P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
