/// A value that views hand up to the views around them.
///
/// Source: Apple, SwiftUI, `PreferenceKey`.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
    public static var defaultValue: Self.Value { nil }
}

extension Node {
    /// What the nodes come to together, in the order of the tree; nil if none of them says anything.
    static func reduce<K: PreferenceKey>(_ key: K.Type, over nodes: [Node]) -> K.Value? {
        var result: K.Value?
        for node in nodes {
            guard let next = node.preferenceValue(of: key) else { continue }
            guard var value = result else {
                result = .some(next)
                continue
            }
            K.reduce(value: &value) { next }
            result = .some(value)
        }
        return result
    }
}
