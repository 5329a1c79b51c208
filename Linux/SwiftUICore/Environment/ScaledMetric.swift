/// A number that grows with the text of the desktop.
///
/// Every text style grows at the same rate on Linux, so that the style it's relative to makes no difference.
///
/// Source: Apple, SwiftUI, `ScaledMetric`.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    private let unscaled: Value
    @Environment(\.settings) private var settings

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        unscaled = wrappedValue
    }

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    public var wrappedValue: Value { unscaled * Value(settings.textScale) }
}

extension ScaledMetric: Sendable where Value: Sendable {}
