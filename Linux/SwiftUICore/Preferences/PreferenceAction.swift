/// Acts when what its content says for a key has changed.
nonisolated package struct PreferenceAction<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
    package typealias Body = Never

    let action: (K.Value) -> Void

    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        PreferenceActionNode(view, parent: parent, environment: environment)
    }
}

private final class PreferenceActionNode<Content: View, K: PreferenceKey>: PassingNode<Content, PreferenceAction<K>>,
    PreferenceReader
where K.Value: Equatable {
    private var last: K.Value?
    private var isNew = true

    override func modifierChanged() {
        // The first value is told as well.
        if isNew { graph.readPreference(self) }
        isNew = false
    }

    override func preferenceChanged(_ key: ObjectIdentifier?, from child: Node) {
        if key.map({ $0 == ObjectIdentifier(K.self) }) ?? true { graph.readPreference(self) }
        super.preferenceChanged(key, from: child)
    }

    func readPreference() {
        let value = preferenceValue(of: K.self) ?? K.defaultValue
        if let last, last == value { return }
        guard graph.preferences.mayAct(self, on: K.self) else { return }
        last = .some(value)
        let action = view.modifier.action
        // Within the same transaction: what the action writes is shown with what caused it.
        graph.runAfterEvaluation { action(value) }
    }
}

extension View {
    nonisolated public func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable {
        modifier(PreferenceAction<K>(action: action))
    }
}
