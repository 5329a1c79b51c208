/// A key of a value that views give to the layout around them.
///
/// Source: Apple, SwiftUI, `LayoutValueKey`.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

nonisolated package struct LayoutValueModifier<Key: LayoutValueKey>: BoxModifier {
    package typealias Body = Never

    let value: Key.Value

    @MainActor package func layoutValue(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(Key.self) ? value : nil
    }
}

extension View {
    /// Source: Apple, SwiftUI, `layoutValue(key:value:)`.
    nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
        modifier(LayoutValueModifier<K>(value: value))
    }
}

extension Box {
    /// What the view says under the key, or the key's default.
    final func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }
}
