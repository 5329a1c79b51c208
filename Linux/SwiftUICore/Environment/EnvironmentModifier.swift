public import Observation

/// Changes the environment of its content.
nonisolated package struct EnvironmentModifier: ViewModifier {
    package typealias Body = Never

    package let change: (inout EnvironmentValues) -> Void
    /// What was set, so that setting the same again changes nothing.
    package let key: AnyKeyPath?
    package let isSameAs: (EnvironmentModifier) -> Bool
    package let value: Any?
}

extension EnvironmentModifier: SelfComparing {
    static func isSame(_ lhs: EnvironmentModifier, _ rhs: EnvironmentModifier) -> Bool { lhs.isSameAs(rhs) }
}

extension EnvironmentModifier: PrimitiveModifier {
    @MainActor package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, parent: Node, environment: EnvironmentValues
    ) -> Node {
        EnvironmentNode(view, parent: parent, environment: environment)
    }
}

private final class EnvironmentNode<Content: View>: SingleChildNode<ModifiedContent<Content, EnvironmentModifier>> {
    /// What the modifier made of which environment: content changes more often than either of them.
    private var made: (base: UInt64, modifier: EnvironmentModifier, result: EnvironmentValues)?

    override var childEnvironment: EnvironmentValues {
        if let made, made.base == environment.id, Comparison.isSame(made.modifier, view.modifier) { return made.result }
        var new = environment
        view.modifier.change(&new)
        made = (environment.id, view.modifier, new)
        return new
    }

    override func viewChanged() {
        let before = made?.result.id
        child = reconcile(child, to: view.content, environment: childEnvironment)
        if isTint, before != made?.result.id { parent?.chromeChanged() }
    }

    override func environmentChanged() {
        super.environmentChanged()
        if isTint { parent?.chromeChanged() }
    }

    override func unmounted() { if isTint { parent?.chromeChanged() } }

    private var isTint: Bool { view.modifier.key == \EnvironmentValues.tintColor }

    override func collectChrome(into chrome: inout Chrome) {
        if chrome.accent == nil, isTint {
            chrome.accent = Color.accentColor.resolved(in: childEnvironment)
        }
        super.collectChrome(into: &chrome)
    }
}

extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentModifier.setting(keyPath, to: value))
    }

    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(EnvironmentModifier.setting(\.[ObjectKey(type: T.self)], to: object))
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(
            EnvironmentModifier(
                change: { transform(&$0[keyPath: keyPath]) }, key: keyPath, isSameAs: { _ in false }, value: nil))
    }
}

extension EnvironmentModifier {
    nonisolated package static func setting<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, to value: V
    ) -> EnvironmentModifier {
        EnvironmentModifier(
            change: { $0[keyPath: keyPath] = value }, key: keyPath,
            isSameAs: { other in
                guard other.key == keyPath, let otherValue = other.value as? V else { return false }
                return Comparison.isSame(value, otherValue)
            }, value: value)
    }
}

private struct ObjectKey<T: AnyObject>: Hashable {
    let type: T.Type

    static func == (lhs: ObjectKey, rhs: ObjectKey) -> Bool { lhs.type == rhs.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension EnvironmentValues {
    fileprivate subscript<T>(key: ObjectKey<T>) -> T? where T: AnyObject, T: Observable {
        get { self[key.type] }
        set { self[key.type] = newValue }
    }
}
