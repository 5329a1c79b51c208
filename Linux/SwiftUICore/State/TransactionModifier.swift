/// Changes the transaction for its content.
nonisolated package struct TransactionModifier<Value: Equatable>: PrimitiveModifier {
    package typealias Body = Never

    /// The transaction is changed when this is another than before; nil: always.
    let value: Value?
    let transform: (inout Transaction) -> Void

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        TransactionNode(view, parent: parent, environment: environment)
    }
}

private final class TransactionNode<Content: View, Value: Equatable>: SingleChildNode<
    ModifiedContent<Content, TransactionModifier<Value>>
>
{
    private var last: Value?

    override func viewChanged() {
        graph.transactions.modifierUsed()
        let new = view.modifier.value
        let isOther = new == nil || last.map { $0 != new } ?? false
        last = new
        let outer = graph.transactions.running
        if isOther { view.modifier.transform(&graph.transactions.running) }
        child = reconcile(child, to: view.content, environment: environment)
        graph.transactions.running = outer
    }

    override func transform(_ transaction: inout Transaction) {
        if view.modifier.value == nil { view.modifier.transform(&transaction) }
    }
}

/// The transactions of a graph: of the changes that wait, and of the update that is running.
@MainActor struct Transactions {
    var running = Transaction()
    private var waiting: Transaction?
    /// Without modifiers nobody asks for the transaction, and no node has to be looked for one.
    private var hasModifiers = false

    mutating func modifierUsed() { hasModifiers = true }

    /// Notes what goes along with a change that is being made.
    mutating func noteChange(isUpdating: Bool) {
        guard let current = Transaction.current else { return }
        if isUpdating { running = current } else { waiting = current }
    }

    mutating func updateBegins() {
        running = waiting ?? Transaction()
        waiting = nil
    }

    /// What the modifiers around the node make of the running transaction.
    func transaction(around node: Node) -> Transaction? {
        guard hasModifiers else { return nil }
        var path: [Node] = []
        var current = node.parent
        while let ancestor = current {
            path.append(ancestor)
            current = ancestor.parent
        }
        var transaction = running
        for ancestor in path.reversed() { ancestor.transform(&transaction) }
        return transaction
    }
}

extension View {
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier<Never>(value: nil, transform: transform))
    }

    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(value: value, transform: transform))
    }
}
