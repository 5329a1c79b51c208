/// One of two views, as an `if` with `else` or a `switch` in a view builder makes it.
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        ConditionalNode(self, parent: parent, environment: environment)
    }
}

/// Keeps the branch that is shown; the other branch's state is gone with it.
private final class ConditionalNode<T: View, F: View>: SingleChildNode<_ConditionalContent<T, F>> {
    private var showsTrue: Bool?

    override func viewChanged() {
        switch view.storage {
        case .trueContent(let content): show(content, true)
        case .falseContent(let content): show(content, false)
        }
    }

    private func show(_ content: some View, _ isTrue: Bool) {
        // Both branches may have one type: only the branch tells them apart.
        if showsTrue != isTrue { removeChild() }
        showsTrue = isTrue
        child = reconcile(child, to: content, environment: environment)
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        OptionalNode(self, parent: parent, environment: environment)
    }
}

private final class OptionalNode<Wrapped: View>: SingleChildNode<Wrapped?> {
    override func viewChanged() {
        if let content = view {
            child = reconcile(child, to: content, environment: environment)
        } else {
            removeChild()
        }
    }
}
