/// A layer behind or over a view, made from what that view says for a key.
nonisolated package struct PreferenceLayer<K: PreferenceKey, Content: View>: View, PrimitiveView {
    let transform: (K.Value) -> Content

    @MainActor package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
        PreferenceLayerNode(self, parent: parent, environment: environment)
    }
}

/// A node that reads preferences of the view that it is a layer of.
@MainActor protocol LayerReader: PreferenceReader {
    func contentPreferenceChanged(_ key: ObjectIdentifier?)
}

private final class PreferenceLayerNode<K: PreferenceKey, Content: View>: EvaluatingNode<PreferenceLayer<K, Content>>,
    LayerReader
{
    private var shown: K.Value?

    private var value: K.Value {
        let owner = parent?.parent as? any LayeredContent
        return owner?.layeredContent?.preferenceValue(of: K.self) ?? K.defaultValue
    }

    override func evaluateBody() {
        let value = value
        shown = .some(value)
        let transform = view.transform
        let body = tracked { transform(value) }
        child = reconcile(child, to: body, environment: environment)
    }

    func contentPreferenceChanged(_ key: ObjectIdentifier?) {
        if key.map({ $0 == ObjectIdentifier(K.self) }) ?? true { graph.readPreference(self) }
    }

    func readPreference() {
        if let shown, Comparison.isSame(shown, value) { return }
        if graph.preferences.mayAct(self, on: K.self) { evaluateAgain() }
    }
}

extension View {
    nonisolated public func overlayPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View {
        preferenceLayer(key, alignment: .center, role: .overlay, transform)
    }

    nonisolated public func overlayPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        preferenceLayer(key, alignment: alignment, role: .overlay, transform)
    }

    nonisolated public func backgroundPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View {
        preferenceLayer(key, alignment: .center, role: .background, transform)
    }

    nonisolated public func backgroundPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        preferenceLayer(key, alignment: alignment, role: .background, transform)
    }

    nonisolated private func preferenceLayer<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment, role: LayerRole, _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(LayerModifier(layer: PreferenceLayer<K, V>(transform: transform), alignment: alignment, role: role))
    }
}
