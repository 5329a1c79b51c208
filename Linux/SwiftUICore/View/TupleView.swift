@_spi(Reflection) import Swift

/// Several views side by side, as a view builder makes them.
nonisolated public struct TupleView<T>: View {
    public var value: T

    nonisolated public init(_ value: T) {
        self.value = value
    }
}

extension TupleView {
    /// The elements that are views, in order.
    @MainActor package var children: [any View] {
        withUnsafeBytes(of: value) { bytes in
            guard let base = bytes.baseAddress else { return [] }
            return TupleLayout.fields(of: T.self).compactMap { field in
                func element<V>(_: V.Type) -> (any View)? {
                    (base + field.offset).assumingMemoryBound(to: V.self).pointee as? any View
                }
                return _openExistential(field.type, do: element)
            }
        }
    }
}

extension TupleView: PrimitiveView {
    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        TupleNode(self, parent: parent, environment: environment)
    }
}

/// One child node for each element of the tuple, for good: a tuple never changes its shape.
private final class TupleNode<T>: TypedNode<TupleView<T>> {
    private var nodes: [Node?] = []

    override init(_ view: TupleView<T>, parent: Node, environment: EnvironmentValues) {
        super.init(view, parent: parent, environment: environment)
        viewChanged()
    }

    override var children: [Node] { nodes.compactMap(\.self) }
    override var makesLazyChildren: Bool { isLazy }

    override func viewChanged() {
        for (index, child) in view.children.enumerated() {
            if index == nodes.count { nodes.append(nil) }
            nodes[index] = reconcile(nodes[index], to: child, environment: environment)
        }
    }

    override func environmentChanged() {
        for node in children { node.setEnvironment(environment) }
    }
}

/// The elements of a tuple type; a type that is no tuple is its own only element.
@MainActor private enum TupleLayout {
    private static var cache: [ObjectIdentifier: [Field]] = [:]

    static func fields(of type: Any.Type) -> [Field] {
        if let known = cache[ObjectIdentifier(type)] { return known }
        let fields =
            type is any View.Type ? [Field(type: type, offset: 0, kind: .struct)] : Field.list(of: type) ?? []
        cache[ObjectIdentifier(type)] = fields
        return fields
    }
}
