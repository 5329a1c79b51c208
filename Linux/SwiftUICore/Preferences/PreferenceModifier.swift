/// Sets or changes what its content says for a key.
nonisolated package struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
    package typealias Body = Never

    /// What is said instead of what the content says.
    var value: K.Value?
    var makeValue: ((AnchorOrigin) -> K.Value)?
    var transform: ((inout K.Value, AnchorOrigin) -> Void)?

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        PreferenceNode(view, parent: parent, environment: environment)
    }
}

private final class PreferenceNode<Content: View, K: PreferenceKey>: PassingNode<Content, PreferenceModifier<K>> {
    private var last: PreferenceModifier<K>?
    private lazy var origin = AnchorOrigin(node: self)

    override func modifierChanged() {
        let new = view.modifier
        if let last, Comparison.isSame(last, new) { return }
        last = new
        parent?.preferenceChanged(ObjectIdentifier(K.self), from: self)
    }

    override func unmounted() {
        parent?.preferenceChanged(ObjectIdentifier(K.self), from: self)
    }

    override func structureChanged() {
        super.structureChanged()
        // There may be more views that say it, or fewer.
        if last?.value != nil { parent?.preferenceChanged(ObjectIdentifier(K.self), from: self) }
    }

    override func preferenceValue<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
        guard key == K.self else { return super.preferenceValue(of: key) }
        return ownValue as? Key.Value
    }

    /// What each of a group's views says, together.
    ///
    /// Source: Apple, SwiftUI, `Group`: a modifier applies to all members of the group, and not to the group itself.
    private func said(_ value: K.Value) -> K.Value? {
        // Rows are made one by one when they are needed, not to be counted.
        guard !isLazy else { return value }
        var boxes: [Box] = []
        collectBoxes(into: &boxes)
        guard !boxes.isEmpty else { return nil }
        var result = value
        for _ in boxes.dropFirst() { K.reduce(value: &result) { value } }
        return result
    }

    private var ownValue: K.Value? {
        let modifier = view.modifier
        if let value = modifier.value { return said(value) }
        if let makeValue = modifier.makeValue { return makeValue(origin) }
        var value = super.preferenceValue(of: K.self) ?? K.defaultValue
        modifier.transform?(&value, origin)
        return value
    }
}

extension View {
    nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
        modifier(PreferenceModifier<K>(value: .some(value)))
    }

    nonisolated public func transformPreference<K>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(PreferenceModifier<K>(transform: { value, _ in callback(&value) }))
    }

    nonisolated public func anchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey {
        modifier(PreferenceModifier<K>(makeValue: { transform(Anchor(source: value, origin: $0)) }))
    }

    nonisolated public func transformAnchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(PreferenceModifier<K>(transform: { transform(&$0, Anchor(source: value, origin: $1)) }))
    }
}
